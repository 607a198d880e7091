import { type Html, html } from './html.ts';
import { COLOUR } from './look.ts';

type Vertical = 'top' | 'bottom';
type Horizontal = 'left' | 'right';

const LINE = 2;

function corner(vertical: Vertical, horizontal: Horizontal, arm: number): Html {
  const side = arm - LINE;
  const stroke = `${LINE}px solid ${COLOUR.ink}`;
  return html`<td class="bracket" width="${arm}" height="${arm}" style="width:${side}px;height:${side}px;font-size:0;line-height:0;border:0;border-${vertical}:${stroke};border-${horizontal}:${stroke};border-${vertical}-${horizontal}-radius:${Math.ceil(arm / 3)}px">&nbsp;</td>`;
}

const GAP = html`<td style="font-size:0;line-height:0">&nbsp;</td>`;

/** The four corners of a scanner's finder, drawn with borders: pictures in emails are often not shown. */
export function bracketed(content: Html, arm: number): Html {
  const row = (vertical: Vertical) =>
    html`<tr>${corner(vertical, 'left', arm)}${GAP}${corner(vertical, 'right', arm)}</tr>`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate">
${row('top')}
<tr>${GAP}<td style="padding:0">${content}</td>${GAP}</tr>
${row('bottom')}
</table>`;
}

const EMPTY = (width: number) => box('', width);
const INK = (width: number) => box('fill-ink', width, COLOUR.ink);
const TAIL = box('accent', 5, COLOUR.accent);

function box(className: string, width: number, colour?: string): Html {
  const fill = colour === undefined ? '' : `;background-color:${colour}`;
  return html`<td class="${className}" width="${width}" style="width:${width}px;padding:0;font-size:0;line-height:0${fill}"></td>`;
}

function row(height: number, ...boxes: Html[]): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse"><tr style="height:${height}px">${boxes}</tr></table>`;
}

/** The letter inside the brackets: a square ring, open below at the right, where its green tail is. */
const LETTER = html`${[
  row(3, INK(14), EMPTY(2)),
  row(6, INK(3), EMPTY(8), INK(3), EMPTY(2)),
  row(2, INK(3), EMPTY(13)),
  row(3, INK(9), EMPTY(2), TAIL),
  row(2, EMPTY(11), TAIL),
]}`;

/** The house mark. */
export const MARK = bracketed(LETTER, 8);
