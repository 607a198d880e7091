/** Pixels on a side of a module in a finished image. */
export const MODULE_PX = 13;
