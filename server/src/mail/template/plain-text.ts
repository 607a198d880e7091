/** Signs that turn the direction of the text around them: with one in a name, a whole line reads backwards. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** On one line, without control signs: a line break in a name must not begin a header, nor a paragraph of its own. */
export function oneLine(text: string): string {
  return text
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Full stops before a word of letters, and invisible characters: what email programs turn into links. */
const DOT_IN_ADDRESS =
  /(?<=[\p{L}\p{N}\p{M}\p{Cf}\p{DI}])[.\u3002\uFF0E\uFF61\u2024](?=[\p{L}\p{N}\p{Cf}\p{DI}-]{2})/gu;

/** A price, as in `₹1,499.00`: no address ends in digits alone. */
const PRICE = /^₹[\d,]{1,20}\.\d\d(?:\s|$)/;

/**
 * What people typed, so that no email program makes a link of it: `evil[.]example`. Names with an address in
 * them are refused where they are chosen; this is for those from before, for names of programs and for longer
 * texts.
 */
export function withoutLinks(text: string): string {
  const withoutDots = oneLine(text).replaceAll(DOT_IN_ADDRESS, (dot, at: number, all: string) =>
    PRICE.test(all.slice(all.lastIndexOf('₹', at), at + 4)) ? dot : '[.]',
  );
  return withoutDots.replaceAll('://', '[:]//').replaceAll('@', '[@]');
}

/** The lines of a longer text, each made safe by itself and without links. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(withoutLinks);
}
