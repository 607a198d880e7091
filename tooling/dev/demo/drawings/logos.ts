/** Drawings of our own, in place of the logos that organisations bring. */
const logo = (colour: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="18" fill="${colour}"/>${shapes}</svg>`;

/** A cell of a comb with hills in it. */
export const HIVE_LOGO = logo(
  '#f2b84b',
  '<path d="m48 14 30 17v34L48 82 18 65V31z" fill="#14201b"/><path d="m27 60 14-22 10 14 8-9 10 17z" fill="#f2b84b"/>',
);

/** Two waves. */
export const RIVER_LOGO = logo(
  '#1d4f7c',
  '<path d="M18 42c12-15 21-15 30 0s18 15 30 0M18 62c12-15 21-15 30 0s18 15 30 0" fill="none" stroke="#dbe9f6" stroke-width="9" stroke-linecap="round"/>',
);

/** The bell that rings before the curtain. */
export const BELL_LOGO = logo(
  '#b45a3c',
  '<path d="M48 24c15 0 20 11 21 27 1 9 4 13 8 17v5H19v-5c4-4 7-8 8-17 1-16 6-27 21-27z" fill="#f6d58f"/><circle cx="48" cy="21" r="6" fill="#f6d58f"/><circle cx="48" cy="79" r="6" fill="#fbeeda"/>',
);
