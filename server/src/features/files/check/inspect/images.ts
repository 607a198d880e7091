import { stat } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refused } from './refused.ts';
import type { Inspected } from './task.ts';

const THUMBNAIL_PX = 320;
const MILLION = 1_000_000;

/** Pixels of all pictures of a file together: what fits into 256 MB and 10 seconds. */
const MAX_PIXELS = 50 * MILLION;
/** These are kept in memory whole, once as they come and once as they are written. */
const MAX_PIXELS_WHOLE = 16 * MILLION;
const WHOLE: readonly string[] = ['gif', 'webp'];

export const LIMITS = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;

// More of them would only take more memory: one file has at most one core.
sharp.concurrency(1);
sharp.cache(false);

export function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const isTooBig =
    error instanceof Error && /pixel limit|too (?:large|big)|dimensions|allocate|memory/i.test(error.message);
  return new Refused(isTooBig ? 'too_big' : 'broken', { cause: error });
}

export async function requireSize(path: string): Promise<Metadata> {
  const metadata = await sharp(path, LIMITS).metadata();
  const { width, height, pageHeight, pages = 1, format } = metadata;
  const most = WHOLE.includes(format) ? MAX_PIXELS_WHOLE : MAX_PIXELS;
  if (width * (pageHeight ?? height) * pages > most) throw new Refused('too_big');
  return metadata;
}

/** In the same format, by the settings that need the least memory and time. */
function encoded(picture: Sharp, format: Metadata['format']): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 88, optimiseCoding: false });
  if (format === 'webp') return picture.webp({ quality: 88, effort: 2 });
  if (format === 'gif') return picture.gif({ keepDuplicateFrames: true, effort: 1 });
  return picture.toFormat(format);
}

export type Picture = NonNullable<Inspected['picture']>;

/**
 * Draws the picture anew, upright and in the same format: what is not picture (places, cameras, programs that were
 * hidden in it) does not come along.
 */
export async function drawCopy(path: string): Promise<Picture> {
  try {
    const { format, pages = 1 } = await requireSize(path);
    const isMoving = WHOLE.includes(format) && pages > 1;
    const picture = isMoving ? sharp(path, { ...LIMITS, animated: true }) : sharp(path, LIMITS).autoOrient();
    const { width, height, pageHeight } = await encoded(picture, format).toFile('shown');
    return { width, height: pageHeight ?? height };
  } catch (error) {
    throw refusedBy(error);
  }
}

function thumbnailOf(path: string): Sharp {
  return sharp(path, LIMITS)
    .autoOrient()
    .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
    .webp();
}

/** Of a copy that pages show. */
export async function drawThumbnail(path: string): Promise<void> {
  try {
    await requireSize(path);
    await thumbnailOf(path).toFile('shown');
  } catch (error) {
    throw refusedBy(error);
  }
}

/**
 * For a cleaned SVG, and answers how large it is: one that cannot be drawn here would not be drawn by browsers either,
 * or keep them busy.
 */
export async function requireDrawable(path: string): Promise<Picture> {
  try {
    const { size } = await stat(path);
    if (size === 0) throw new Refused('broken');
    const { width, height } = await requireSize(path);
    await thumbnailOf(path).toBuffer();
    return { width, height };
  } catch (error) {
    throw refusedBy(error);
  }
}
