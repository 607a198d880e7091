import { table } from './cafe-room.ts';
import { at, box, disc, GREEN, line, oval, PAPER, path, scene, shadow, steam } from './kit.ts';
import { lettering } from './lettering.ts';

/** Spiced tea in a clay cup. */
export const CLAY_CUP = scene(
  box('#e9d7bd', { x: 0, y: 0, w: 780, h: 520 }),
  disc('#f3e6d0', 390, 250, 220),
  table(400),
  shadow(390, 452, 150),
  path('#a5532f', 'M262 196h256c-4 90-26 160-58 250-30 14-110 14-140 0-32-90-54-160-58-250z'),
  path('#bf6a40', 'M262 196h150c-10 100-22 180-32 260-24 0-46-4-60-10-32-90-54-160-58-250z'),
  line('#8f4425', 5, 'M272 262c70 20 166 20 236 0M288 330c60 16 146 16 204 0'),
  oval('#8f4425', [390, 196], [128, 30]),
  oval('#b9733f', [390, 200], [112, 23]),
  oval('#d39a63', [372, 198], [70, 12]),
  steam(390, 150, '#ffffff'),
  at(
    { x: 590, y: 440 },
    path('#7c5a34', 'M-50-8C-30-22 20-26 52-14 30 4-24 8-50-8z'),
    line('#5a3d20', 3, 'M-40-9c24 2 60-2 84-6'),
  ),
  at(
    { x: 190, y: 446 },
    path('#4f8a5f', 'M-30 0c4-16 24-24 44-16-6 18-26 24-44 16z'),
    path('#6aa37a', 'M4 2c10-12 28-12 40 0-14 10-30 10-40 0z'),
  ),
  lettering('चाय', { x: 346, y: 402, size: 44, colour: '#f6dcc2', from: 'middle' }),
);

const grain = (x: number, y: number, turn: number, colour: string): string =>
  at({ x, y, turn }, oval(colour, [0, 0], [11, 5]));
const GRAINS = Array.from({ length: 64 }, (_, index) => {
  const round = (index * 137.5 * Math.PI) / 180;
  const far = Math.sqrt(index / 64);
  const x = 390 + Math.round(Math.cos(round) * 160 * far);
  const y = 300 + Math.round(Math.sin(round) * 62 * far - (1 - far) * 36);
  return grain(x, y, (index * 47) % 180, ['#f2cf86', '#e7b04a', '#f6dfae'][index % 3] ?? '');
});

/** Flattened rice with peas, peanuts and lemon. */
export const POHA = scene(
  box('#dfe6d9', { x: 0, y: 0, w: 780, h: 520 }),
  table(210),
  shadow(390, 418, 290),
  oval('#4b7aa0', [390, 330], [280, 104]),
  oval('#6d9bbf', [390, 322], [280, 104]),
  oval(PAPER, [390, 320], [244, 86]),
  oval('#ece5d6', [390, 322], [214, 72]),
  path('#e0a53a', 'M222 316c0-40 80-92 168-92s168 52 168 92-76 62-168 62-168-22-168-62z'),
  ...GRAINS,
  ...[
    [330, 284],
    [420, 262],
    [456, 318],
    [352, 340],
    [398, 306],
    [298, 318],
    [486, 296],
  ].map(([x = 0, y = 0]) => disc('#5d9a4c', x, y, 9)),
  ...[
    [372, 262, 20],
    [440, 346, 60],
    [318, 350, 120],
    [504, 322, 10],
  ].map(([x = 0, y = 0, turn = 0]) => at({ x, y, turn }, oval('#b9741f', [0, 0], [13, 8]))),
  at(
    { x: 540, y: 364, turn: -24 },
    path('#f2d44b', 'M-44 0a44 26 0 0 1 88 0z'),
    path('#fff3b0', 'M-34-2a34 18 0 0 1 68 0z'),
    line('#f2d44b', 2.5, 'M0-2v-18M-4-4-24-14M4-4l20-10'),
  ),
  line('#4f8a5f', 5, 'M374 236c-10-10-4-22 6-26M396 234c2-12 14-18 24-14'),
  path('#4f8a5f', 'M380 214c-12-2-18-12-14-22 10 0 18 10 14 22zM418 222c4-10 14-16 24-12 0 10-12 18-24 12z'),
);

/** Cold coffee in a tall glass. */
export const COLD_COFFEE = scene(
  box('#d9cbb6', { x: 0, y: 0, w: 780, h: 520 }),
  path('#cdbb9f', 'M430 0h350v400H560z'),
  table(396),
  shadow(390, 456, 110),
  line(GREEN, 12, 'M440 40 404 250'),
  path('#f6efe4', 'M300 130h180l-22 318c-34 12-102 12-136 0z', 0.6),
  path('#b98a5c', 'M306 196c60-14 110 16 168-2l-16 254c-34 12-102 12-136 0z'),
  path('#8f5e34', 'M316 340c50 16 100-10 150 4l-8 104c-34 12-102 12-136 0z'),
  path('#f6ead6', 'M296 190c-6-40 36-46 44-66 12-28 82-30 96-2 10 20 52 24 46 66-30 22-156 22-186 2z'),
  path('#e4d2b4', 'M318 184c20-12 50 4 76-6s50 4 72-8c-6 22-140 30-148 14z'),
  line('#7c3d12', 4, 'M336 146c20 10 36-10 54 2M402 128c14 10 30 0 42 12'),
  path('#ffffff', 'M322 224h10l8 196h-8z', 0.5),
  at(
    { x: 590, y: 440 },
    path('#6f4626', 'M-16 0c0-14 14-22 26-18s14 22 2 28-28 4-28-10z'),
    line('#4a2d17', 3, 'M-10 6c10-4 16-14 22-22'),
  ),
  at(
    { x: 634, y: 452, turn: 40 },
    path('#7c5230', 'M-16 0c0-14 14-22 26-18s14 22 2 28-28 4-28-10z'),
    line('#4a2d17', 3, 'M-10 6c10-4 16-14 22-22'),
  ),
);
