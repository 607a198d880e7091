import { Failure } from '@qrigin/domain/errors';
import { type Extension, FILE_TYPES, fileTypeOf } from '@qrigin/domain/files';
import { type Area, drawPicture, sizeWithin } from './draw-picture.ts';

/** Larger than any page shows a picture, and small enough to be sent from a phone. */
const MAX_SIDE = 2400;
/** A picture of fewer bytes is not worth drawing anew: that would only cost quality. */
const SMALL_BYTES = 1_500_000;

const DRAWINGS: readonly string[] = [FILE_TYPES.svg, FILE_TYPES.gif];
const TAKEN: readonly string[] = [FILE_TYPES.jpg, FILE_TYPES.png, FILE_TYPES.webp];

/** A drawing has no pixels to cut, and a moving picture would stand still. */
export function canBeCropped(file: Pick<File, 'type' | 'name'>): boolean {
  return !DRAWINGS.includes(fileTypeOf(file).mime_type);
}

/**
 * What is sent in place of the file that someone chose: the part of it that they want, no larger than needed, in a
 * format that every browser shows. What needs nothing of this is sent as it is.
 */
export async function preparePicture(file: File, area?: Area): Promise<File> {
  if (!canBeCropped(file)) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  // What this browser cannot read the server may.
  if (!bitmap && !area) return file;
  if (!bitmap) throw new Failure('file_refused', { refusal: 'broken' });
  try {
    const part = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const isFine = !area && TAKEN.includes(file.type) && file.size <= SMALL_BYTES;
    if (isFine && Math.max(part.width, part.height) <= MAX_SIDE) return file;
    const drawn = await drawPicture(bitmap, part, sizeWithin(part, MAX_SIDE));
    return new File([drawn], renamed(file.name, drawn.type === FILE_TYPES.png ? 'png' : 'jpg'), {
      type: drawn.type,
    });
  } finally {
    bitmap.close();
  }
}

function renamed(name: string, extension: Extension): string {
  const dot = name.lastIndexOf('.');
  return `${dot > 0 ? name.slice(0, dot) : name}.${extension}`;
}
