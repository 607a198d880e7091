/** What may not be in the text of some files, and why. */
export type TextRule = {
  name: string;
  why: string;
  pattern: RegExp;
  files: RegExp;
  except?: RegExp;
};
