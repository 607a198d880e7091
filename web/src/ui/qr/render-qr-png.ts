import { newBitmap } from './bitmap.ts';
import { drawQr, qrSide } from './draw-qr.ts';
import { pngOf } from './png.ts';
import { qrModules } from './qr-modules.ts';

/** The image of a code as a file: PNG, black on white, with the logo and without a margin. */
export async function renderQrPng(text: string): Promise<Blob> {
  const modules = qrModules(text);
  const bitmap = newBitmap(qrSide(modules));
  drawQr(bitmap, modules);
  return pngOf(bitmap);
}
