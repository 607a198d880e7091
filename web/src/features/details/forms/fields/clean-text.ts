/** What was typed, pasted or dropped, as one line that can be stored: nothing that cannot be seen, and not too long. */
export function cleanLine(text: string, max: number): string {
  return shortened(text.replaceAll(/\p{Cc}+/gu, ' '), max);
}

/** The same over several lines. */
export function cleanLines(text: string, max: number): string {
  return shortened(text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]+/gu, ' '), max);
}

/** Never ends within a character: half of one cannot be stored. */
function shortened(text: string, max: number): string {
  return text.slice(0, max).replaceAll(/\p{Cs}/gu, '');
}
