/** Signs that turn the direction of the text around them: with one in a name, a whole line reads backwards. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** On one line, without control signs: a line break in a name must not begin a header, nor a paragraph of its own. */
export function oneLine(text: string): string {
  return text
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The lines of a longer text, each made safe by itself. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine);
}
