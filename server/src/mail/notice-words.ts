import type { Language } from './language.ts';

/** What an email says about one kind of notice, in each language. */
export type NoticeWords = Record<
  Language,
  {
    subject: string;
    heading: string;
    /** Before the names, and in the line that email programs show beside the subject. */
    what: string;
    /** After the names. */
    next: string;
  }
>;

/** Everything that was said by the features that this process has loaded. */
const said = new Map<string, NoticeWords>();

export function addNoticeWords(words: Readonly<Record<string, NoticeWords>>): void {
  for (const [kind, ofKind] of Object.entries(words)) said.set(kind, ofKind);
}

export function noticeWords(kind: string): NoticeWords {
  const words = said.get(kind);
  if (!words) throw new Error(`there are no words for emails about ${kind}`);
  return words;
}
