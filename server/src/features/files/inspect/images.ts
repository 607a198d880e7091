import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { Refused } from './refused.ts';

const MAX_PIXELS = 50_000_000;
const THUMBNAIL_PX = 320;
const SECONDS = 30;

const LIMITS = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;

/** Formats whose pictures may move. */
const MOVING: readonly string[] = ['gif', 'webp'];

function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const isTooBig = error instanceof Error && /pixel limit|too (?:large|big)|dimensions/i.test(error.message);
  return new Refused(isTooBig ? 'too_big' : 'broken', { cause: error });
}

/** Pixels of all its pictures together. */
async function requireSize(path: string) {
  const { width, height, pageHeight, pages = 1, format } = await sharp(path, LIMITS).metadata();
  if (width * (pageHeight ?? height) * pages > MAX_PIXELS) throw new Refused('too_big');
  return { format, isMoving: MOVING.includes(format) && pages > 1 };
}

/**
 * Draws the picture anew, upright and in the same format: what is not picture (places, cameras, programs that were
 * hidden in it) does not come along.
 */
export async function drawCopies(path: string): Promise<{ shown: true; thumbnail: true }> {
  try {
    const { format, isMoving } = await requireSize(path);
    const picture = isMoving ? sharp(path, { ...LIMITS, animated: true }) : sharp(path, LIMITS).autoOrient();
    const copy = picture.timeout({ seconds: SECONDS });
    if (format === 'jpeg') await copy.jpeg({ quality: 88 }).toFile('shown');
    else if (format === 'webp') await copy.webp({ quality: 88 }).toFile('shown');
    else if (format === 'gif') await copy.gif({ keepDuplicateFrames: true }).toFile('shown');
    else await copy.toFormat(format).toFile('shown');
    await drawThumbnail(path);
    return { shown: true, thumbnail: true };
  } catch (error) {
    throw refusedBy(error);
  }
}

async function drawThumbnail(path: string): Promise<void> {
  await sharp(path, LIMITS)
    .autoOrient()
    .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS })
    .webp()
    .toFile('thumbnail');
}

/** Of a cleaned SVG. One that cannot be drawn here would not be drawn by browsers either, or keep them busy. */
export async function drawThumbnailOfSvg(path: string): Promise<void> {
  try {
    const { size } = await stat(path);
    if (size === 0) throw new Refused('broken');
    await requireSize(path);
    await drawThumbnail(path);
  } catch (error) {
    throw refusedBy(error);
  }
}
