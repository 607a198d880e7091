import { Failure } from '@qrigin/domain/errors';
import { FILE_TYPES } from '@qrigin/domain/files';

/** In pixels of the picture as it is seen, upright. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Size = Pick<Area, 'width' | 'height'>;

const JPEG_QUALITY = 0.86;

/** The same shape, with no side longer than this. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** As a JPEG; as a PNG where something shines through. */
export async function drawPicture(picture: CanvasImageSource, part: Area, size: Size): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Failure('file_refused', { refusal: 'too_big' });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  const type = isSeeThrough(brush.getImageData(0, 0, size.width, size.height))
    ? FILE_TYPES.png
    : FILE_TYPES.jpg;
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY);
  });
  if (!drawn) throw new Failure('file_refused', { refusal: 'too_big' });
  return drawn;
}

const OPAQUE = 255;

function isSeeThrough({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== OPAQUE) return true;
  return false;
}
