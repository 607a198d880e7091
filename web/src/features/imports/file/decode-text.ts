const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** What hides in texts and says nothing. */
const UNSEEN = /[^\P{Cc}\t\n\r]/gu;

/** A text as spreadsheets save it: in UTF-8, else in UTF-16 with its mark, else as Windows has it in the west. */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).replace(UNSEEN, ' ');
}

function decode(bytes: Uint8Array): string {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
