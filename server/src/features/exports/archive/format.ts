/** Grows when a reader of the last one would misunderstand the next; what is only added does not count. */
export const FORMAT = 1;
