import { newBitmap } from '../../web/src/ui/qr/bitmap.ts';
import { drawQr, qrSide } from '../../web/src/ui/qr/draw-qr.ts';
import { qrModules } from '../../web/src/ui/qr/qr-modules.ts';

const [WIDTH, HEIGHT] = [1280, 720];
const FRAMES = 5;
/** Brightness of paper and of print, as a camera sees them. */
const [PAPER, INK] = [225, 30];
const NO_COLOUR = 128;

/** A film of a printed code, as a camera that browsers can be given (YUV4MPEG2): the finished image on a white sheet. */
export function filmOf(text: string): Buffer {
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    sheetWith(text),
    Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR),
  ]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([header, ...Array.from({ length: FRAMES }, () => frame)]);
}

/** How bright every point of the picture is. */
function sheetWith(text: string): Buffer {
  const modules = qrModules(text);
  const image = newBitmap(qrSide(modules));
  drawQr(image, modules);
  const left = Math.floor((WIDTH - image.side) / 2);
  const top = Math.floor((HEIGHT - image.side) / 2);
  const sheet = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  for (const [index, pixel] of image.pixels.entries()) {
    if (pixel === 0)
      sheet[(top + Math.floor(index / image.side)) * WIDTH + left + (index % image.side)] = INK;
  }
  return sheet;
}
