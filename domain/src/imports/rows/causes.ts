/** What can be wrong with a row, at the cell that has to be mended, and how to mend it. */
export const IMPORT_CAUSES = {
  missing: 'This cell is empty.',
  needs_key: 'Nothing tells this row from others. Fill in one of the cells that do.',
  too_long: 'This text is too long.',
  characters: 'This text has characters that cannot be shown.',
  choice: 'This word is not one of those that we know.',
  number: 'This is not a number that we can read. Write it like 1,250.50.',
  unit: 'The unit is missing, or is not one that we know. Write g, kg, ml, l or pieces.',
  date: 'This is not a date that we can read. Write it day first, like 31/12/2026.',
  date_order: 'This date is before the day it was made.',
  gtin: 'This is not a valid GTIN. Check its digits.',
  email: 'This is not an email address.',
  link: 'This is not a web address.',
  in_file_twice: 'An earlier row of this file is about the same one.',
  names_two: 'The reference and the GTIN belong to two products.',
  ambiguous_gtin: 'Several of your products have this GTIN. Use the reference.',
  other_reference: 'This one has another reference already.',
  type_is_fixed: 'The type of a product cannot be changed.',
  no_product: 'You have no product with this reference or GTIN.',
  no_site: 'You have no site with this name.',
  name_taken: 'Another one already has this name.',
  details_full: 'The page of this product has no room for more.',
} as const;
export type ImportCause = keyof typeof IMPORT_CAUSES;

function isCause(text: string): text is ImportCause {
  return Object.hasOwn(IMPORT_CAUSES, text);
}

export const IMPORT_CAUSE_NAMES: readonly ImportCause[] = Object.keys(IMPORT_CAUSES).filter(isCause);

/** `column` is one of ours. */
export type CellFault = { column: string; cause: ImportCause };
