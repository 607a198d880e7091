/**
 * Where names go in a sentence. A message takes some characters in a name for its own, so names are put in
 * once it has been read: these take their place until then, and no one can type them into a message.
 */
export const WHO = '\u{F0000}';
export const WHAT = '\u{F0001}';
export const ROLE = '\u{F0002}';
