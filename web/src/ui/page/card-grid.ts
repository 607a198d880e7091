/** Cards beside each other, as many as there is room for. */
export const GRID = 'grid list-none gap-3 sm:gap-4 lg:grid-cols-2 xl:grid-cols-3';
