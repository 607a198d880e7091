/** A page of the app, so that no email leads anywhere else. */
export type Path = `/${string}`;

/** One thing that an email says. Whatever is put in is plain text. */
export type Part =
  | { part: 'paragraph'; text: string }
  | { part: 'code'; code: string }
  | { part: 'button'; words: string; path: Path }
  | { part: 'link'; before: string; words: string; path: Path }
  /** Values may be typed by anyone: they are on a line of their own and never become links. */
  | { part: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** Someone else's words, with their line breaks. */
  | { part: 'quote'; text: string };

/** What an email says, before it is laid out as HTML and as text. */
export type EmailContent = {
  subject: string;
  /** What email programs show beside the subject. */
  preheader: string;
  heading: string;
  parts: readonly Part[];
  /** What to do when the email is unexpected; appears below the tear line. */
  note: string;
  replyTo?: string;
};
