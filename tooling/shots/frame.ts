const HEIGHTS = { 320: 568, 390: 844, 1440: 900 } as const;
const THEMES = ['light', 'dark'] as const;

/** How a page is looked at. */
export interface Frame {
  width: keyof typeof HEIGHTS;
  theme: (typeof THEMES)[number];
}

/** How every page is looked at, in the order of the index. */
export const FRAMES: readonly Frame[] = ([390, 1440] as const).flatMap((width) =>
  THEMES.map((theme) => ({ width, theme })),
);

/** Each width once and each theme once, for a quick run. */
export const FEW_FRAMES: readonly Frame[] = [
  { width: 390, theme: 'light' },
  { width: 1440, theme: 'dark' },
];

/** The smallest phone, for pages that everyone must be able to read. */
export const NARROW: readonly Frame[] = THEMES.map((theme) => ({ width: 320, theme }));

export const sizeOf = ({ width }: Frame) => ({ width, height: HEIGHTS[width] });
