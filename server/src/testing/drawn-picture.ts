import sharp from 'sharp';

export type PictureFormat = 'avif' | 'webp' | 'png';

/** A drawing as a picture of this width, compressed as the product compresses pictures. */
export function drawnPicture(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 3 }).toBuffer();
  return (format === 'webp' ? picture.webp({ quality: 70 }) : picture.png()).toBuffer();
}
