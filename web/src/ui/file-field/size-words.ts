const KB = 1024;
const MB = KB * KB;

/** A size as people say it, in the units that limits are given in. */
export function sizeWords(bytes: number): string {
  const isLarge = bytes >= MB;
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MB : Math.max(1, bytes / KB));
}
