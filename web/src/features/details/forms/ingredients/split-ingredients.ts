import { NAME_MAX } from '@qrigin/domain/details';
import { cleanLine } from '../fields/clean-text.ts';
import { cleanNumber, readNumber } from '../fields/read-number.ts';

interface Typed {
  name: string;
  percent: number | null;
}

/** What lists on packs begin with. */
const HEADING = /^(?:ingredients|सामग्री|अवयव|اجزاء) ?[:：] ?/i;
const PERCENT = /\(? ?(\d{1,3}(?:[.,]\d{1,4})?) ?% ?\)?/;
const BREAKS: ReadonlySet<string> = new Set([',', ';', '،', '؛', '\n', '•', '|']);
const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

/** The ingredients of a list as it is on a pack: 'Sugar, milk powder (20%), salt'. What is in brackets stays together. */
export function splitIngredients(text: string): Typed[] {
  return piecesOf(text.replaceAll(/[^\S\n]+/g, ' ').replace(HEADING, ''))
    .map(readPiece)
    .filter(({ name }) => name !== '');
}

function piecesOf(text: string): string[] {
  const pieces = [''];
  let depth = 0;
  const chars = Array.from(text);
  for (const [at, char] of chars.entries()) {
    if (OPENING.has(char)) depth += 1;
    if (CLOSING.has(char)) depth = Math.max(0, depth - 1);
    // A bracket that is never closed ends with its line.
    if (char === '\n') depth = 0;
    if (depth === 0 && BREAKS.has(char) && !isDecimalComma(chars, at)) pieces.push('');
    else pieces.push(`${pieces.pop() ?? ''}${char}`);
  }
  return pieces;
}

/** Between two digits it belongs to a number. */
function isDecimalComma(chars: readonly string[], at: number): boolean {
  return chars[at] === ',' && /\d/.test(chars[at - 1] ?? '') && /\d/.test(chars[at + 1] ?? '');
}

function readPiece(piece: string): Typed {
  const found = PERCENT.exec(piece);
  const percent = found?.[1] === undefined ? undefined : readNumber(cleanNumber(found[1]));
  if (!found || percent === undefined || percent > 100 || /[<>≤≥~]/.test(piece[found.index - 1] ?? ''))
    return { name: tidy(piece), percent: null };
  const rest = `${piece.slice(0, found.index)} ${piece.slice(found.index + found[0].length)}`;
  return { name: tidy(rest), percent };
}

function tidy(name: string): string {
  const plain = name.replaceAll(/ {2,}/g, ' ').trim();
  return cleanLine(plain.endsWith('.') ? plain.slice(0, -1) : plain, NAME_MAX).trim();
}
