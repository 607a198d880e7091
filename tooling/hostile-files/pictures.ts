import { family, type HostileFile, type Materials } from './hostile-file.ts';
import { pngClaiming } from './png-writer.ts';

type Claims = { width: number; height: number; frames?: number; frame?: Buffer };
const FULL = Buffer.from([0x60, 0xea, 0x60, 0xea]);
const ONE_POINT = Buffer.from([1, 0, 1, 0]);

/** A GIF that says to be of this size, whose frames say to be of theirs and have one point. */
function gifClaiming({ width, height, frames = 1, frame: claimed = ONE_POINT }: Claims): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, 255, 255, 255, 0, 0, 0]),
  ]);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), claimed, Buffer.from([0, 2, 2, 0x44, 1, 0])]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** The size in the header of a JPEG is changed, its points are not. */
function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

export function pictures({ png, jpeg, webp }: Materials): HostileFile[] {
  const spoilt = Buffer.from(png);
  spoilt.fill(0xff, 50, 60);
  return [
    ...family('pixel flood', [
      ['flood.png', '60,000 × 60,000 points', pngClaiming(60_000, 60_000), 'stopped by the check'],
      [
        'edge.png',
        '7,072 × 7,072 points, of which one line is there',
        pngClaiming(7072, 7072),
        'stopped by the check',
      ],
      [
        'flood.gif',
        '60,000 × 60,000 points',
        gifClaiming({ width: 60_000, height: 60_000, frame: FULL }),
        'stopped by the check',
      ],
      [
        'screen.gif',
        'one point on a screen of 65,000 × 65,000',
        gifClaiming({ width: 65_000, height: 65_000 }),
        'served',
      ],
      ['flood.jpg', '65,500 × 65,500 points', jpegClaiming(jpeg, 65_500, 65_500), 'stopped by the check'],
      [
        'frames.gif',
        '2,000 frames of 1,000 × 1,000',
        gifClaiming({ width: 1000, height: 1000, frames: 2000 }),
        'stopped by the check',
      ],
    ]),
    ...family('broken picture', [
      ['half.png', 'breaks off in the middle', png.subarray(0, png.length / 2), 'stopped by the check'],
      ['half.jpg', 'breaks off in the middle', jpeg.subarray(0, jpeg.length / 2), 'stopped by the check'],
      ['half.webp', 'breaks off in the middle', webp.subarray(0, webp.length / 2), 'stopped by the check'],
      ['spoilt.png', 'bytes in the middle are others', spoilt, 'stopped by the check'],
      ['head.png', 'nothing but its first bytes', png.subarray(0, 8), 'stopped by the check'],
      ['other.png', 'a JPEG called PNG', jpeg, 'stopped by the check'],
    ]),
  ];
}
