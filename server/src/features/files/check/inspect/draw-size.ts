import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LIMITS, refusedBy, requireSize } from './images.ts';
import type { DrawnSize } from './task.ts';

/**
 * Draws a copy that pages show at this width, in one format after the other, into one file; of a moving picture the
 * first frame. One width at a time: what a second AVIF takes in memory is added to what the first one took.
 */
export async function drawSize(path: string, width: number): Promise<DrawnSize> {
  try {
    const { format } = await requireSize(path);
    const { data, info } = await sharp(path, LIMITS)
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    // More effort takes several times as long and saves nothing; even surfaces need less than grain does.
    const effort = format === 'svg' ? 2 : 3;
    const avif = await sharp(data, { raw }).avif({ quality: 50, effort }).toBuffer();
    const webp = await sharp(data, { raw }).webp({ quality: 70, effort: 4 }).toBuffer();
    await writeFile('shown', [avif, webp]);
    return { avif: avif.length, webp: webp.length };
  } catch (error) {
    throw refusedBy(error);
  }
}
