import { CODES_PER_CALL_MAX, type Code, parseCode } from '@qrigin/domain/qr';

export interface ListedCodes {
  /** Each once, however often it is there. */
  codes: Code[];
  /** Lines that are no code of ours, as they were typed. */
  unreadable: string[];
  /** How many lines say again what one before them said. */
  repeated: number;
  /** How many codes are over what one call takes. */
  over: number;
}

const BREAKS = /[\n\r]+/;

/** What a list holds: one code or one address of a scan page on each line, as people paste them and hand scanners type them. */
export function listedCodes(text: string): ListedCodes {
  const lines = text.split(BREAKS).map((line) => line.trim());
  const read = lines.filter((line) => line !== '').map((line) => ({ line, code: parseCode(line) }));
  const all = read.flatMap(({ code }) => code ?? []);
  const codes = [...new Set(all)];
  return {
    codes,
    unreadable: read.filter(({ code }) => code === undefined).map(({ line }) => line),
    repeated: all.length - codes.length,
    over: Math.max(0, codes.length - CODES_PER_CALL_MAX),
  };
}

/** The list with one more line at its end. */
export function withLine(text: string, line: string): string {
  const before = text.trimEnd();
  return before === '' ? `${line}\n` : `${before}\n${line}\n`;
}

/** What is left of the list once these were sent: whatever joined it meanwhile, be it half a code that is still being typed. */
export function withoutLines(
  text: string,
  { codes, unreadable }: { codes: readonly string[]; unreadable: readonly string[] },
): string {
  const sent = new Set<string>([...codes, ...unreadable]);
  const isLeft = (line: string) => !sent.has(parseCode(line) ?? line.trim());
  return text.split(BREAKS).filter(isLeft).join('\n').trimStart();
}
