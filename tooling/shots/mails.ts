/** A mail as its reader sees it: the HTML part, taken from the mail catcher after the journey that sends it. */
export interface MailShot {
  name: string;
  html(): Promise<string>;
}

/** Nothing sends mail yet. */
export const MAILS: readonly MailShot[] = [];
