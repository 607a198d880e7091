/** Each width has a test for it; the small run (`small.config.ts`) takes such tests at one width each, in turn. */
export const ON_PHONE = '@on-phone';
export const ON_DESK = '@on-desk';

export const inTurn = (index: number): string => (index % 2 === 0 ? ON_PHONE : ON_DESK);
