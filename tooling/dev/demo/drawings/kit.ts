/** What the drawings of the demo are made of. Flat shapes, no text elements: where they are drawn there are no fonts. */
export const INK = '#14201b';
export const PAPER = '#faf8f4';
export const GREEN = '#12804a';

/** Three by two, so large that no screen has to stretch it; what matters is in the middle, where lists cut a square out. */
export const scene = (...shapes: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1560" height="1040" viewBox="0 0 780 520">${shapes.join('')}</svg>`;

export type Place = { x?: number; y?: number; scale?: number; turn?: number };

/** Shapes somewhere else, larger or turned. */
export const at = ({ x = 0, y = 0, scale = 1, turn = 0 }: Place, ...shapes: string[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shapes.join('')}</g>`;

export const path = (fill: string, d: string, opacity = 1): string =>
  `<path fill="${fill}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const line = (stroke: string, width: number, d: string, dashes = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;

type Pair = readonly [across: number, down: number];

export const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

export const oval = (fill: string, [x, y]: Pair, [rx, ry]: Pair, opacity = 1): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

type Box = { x: number; y: number; w: number; h: number; r?: number };

export const box = (fill: string, { x, y, w, h, r = 0 }: Box): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"${r > 0 ? ` rx="${r}"` : ''}/>`;

/** What something stands on throws no other shadow than this. */
export const shadow = (x: number, y: number, rx: number): string => oval(INK, [x, y], [rx, rx / 9], 0.18);

/** The modules of a code, as a picture of one: it says nothing. */
export const code = (x: number, y: number, side: number): string =>
  at(
    { x, y, scale: side / 44 },
    box('#ffffff', { x: 0, y: 0, w: 44, h: 44, r: 2 }),
    path(
      '#000000',
      'M4 4h12v12H4zm3 3v6h6V7zm21-3h12v12H28zm3 3v6h6V7zM4 28h12v12H4zm3 3v6h6v-6zM19 4h6v3h-3v6h-3zm0 12h3v3h3v-3h3v6h-6v3h-3zM4 19h6v3H7v3H4zm24 0h6v3h6v3h-9v3h-3zm-9 9h3v3h6v-3h3v6h-6v3h-6zm15 3h6v9h-3v-3h-3zm-6 6h3v3h-3z',
    ),
  );

/** Steam that rises from a cup. */
export const steam = (x: number, y: number, colour = PAPER): string =>
  at(
    { x, y },
    line(colour, 6, 'M-22 0c-14-16 14-26 0-44'),
    line(colour, 6, 'M0-6c-16-20 16-32 0-56'),
    line(colour, 6, 'M22 0c-14-16 14-26 0-44'),
  );
