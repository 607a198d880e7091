import { create } from 'qrcode';

/** The squares of a code, row by row; `size` of them on a side. */
export interface QrModules {
  size: number;
  isDark: (x: number, y: number) => boolean;
}

/** The highest level: three tenths of a code may be hidden or worn off, and the logo hides some for good. */
const LEVEL = 'H';

export function qrModules(text: string): QrModules {
  const { modules } = create(text, { errorCorrectionLevel: LEVEL });
  return { size: modules.size, isDark: (x, y) => modules.get(y, x) === 1 };
}
