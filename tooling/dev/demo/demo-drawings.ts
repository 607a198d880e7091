/** Drawings of our own, in place of the logos that organisations bring. */
const plate = (colour: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="18" fill="${colour}"/>${shapes}</svg>`;

/** A chilli on its stalk, with a grain of light. */
export const CHILLI = plate(
  '#8f2d1b',
  '<path d="M62 30c8 20-6 42-38 44 16-7 22-18 22-32 0-8 4-14 16-12z" fill="#ffb26b"/><path d="M61 31c-7-3-13 0-15 6 5-1 6 3 10 2 3-1 4-5 5-8z" fill="#5f7a3a"/><path d="M60 31c1-7 4-11 10-13" fill="none" stroke="#5f7a3a" stroke-width="5" stroke-linecap="round"/><path d="M57 46c1 8-2 14-8 19" fill="none" stroke="#ffe2b8" stroke-width="3" stroke-linecap="round"/>',
);

/** A milk bottle, three quarters full. */
export const BOTTLE = plate(
  '#1d4f7c',
  '<path d="M38 20h20v6h-3v10l9 12v24a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V48l9-12V26h-3z" fill="#dbe9f6"/><path d="M36 50h24v22a2 2 0 0 1-2 2H38a2 2 0 0 1-2-2z" fill="#ffffff"/><rect x="38" y="16" width="20" height="7" rx="2" fill="#e0a43a"/><path d="M42 58h12M42 64h8" stroke="#1d4f7c" stroke-width="2.5" stroke-linecap="round"/>',
);
