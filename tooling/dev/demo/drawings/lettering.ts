import { GLYPHS } from './glyphs.ts';
import { INK } from './kit.ts';

/** Of a glyph's own units, which make one type size. */
const UNITS = 250;
/** Headings of ours are set a little closer than the type is made. */
const TIGHTER = 3;

type Set = { x: number; y: number; size: number; colour?: string; from?: 'start' | 'middle' | 'end' };

/** Where each letter of a text begins, and where the text ends; in units of the glyphs. */
function measured(text: string) {
  let width = 0;
  const letters = Array.from(text, (letter) => {
    const glyph = GLYPHS[letter];
    if (!glyph) throw new Error(`there is no outline of ${letter}`);
    const begins = width;
    width += glyph[0] - TIGHTER;
    return { begins, outline: glyph[1] };
  });
  return { letters, width };
}

const SHARE = { start: 0, middle: 0.5, end: 1 };

/** A line of text that needs no font. */
export function lettering(text: string, { x, y, size, colour = INK, from = 'start' }: Set): string {
  const { letters, width } = measured(text);
  const scale = size / UNITS;
  const shapes = letters
    .filter(({ outline }) => outline !== '')
    .map(({ begins, outline }) => `<path d="${outline}" transform="translate(${begins} 0)"/>`);
  const left = Math.round((x - width * scale * SHARE[from]) * 100) / 100;
  return `<g fill="${colour}" transform="translate(${left} ${y}) scale(${scale})">${shapes.join('')}</g>`;
}
