import { afterEach, expect, test, vi } from 'vitest';
import { fakeCanvas } from '../../../testing/fake-canvas.ts';
import { canBeCropped, preparePicture } from './prepare-picture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fileOf = (name: string, type: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type });
const jpeg = fileOf('comb.jpg', 'image/jpeg');
const large = fileOf('comb.jpg', 'image/jpeg', 1_500_001);
const described = async (made: Promise<File>) => {
  const { name, type, size } = await made;
  return { name, type, size };
};
const AREA = { x: 100, y: 50, width: 4000, height: 3000 };

test('a picture that is small enough is sent as it is', async () => {
  const { drawn, close } = fakeCanvas({ width: 2400, height: 1800 });
  expect(await preparePicture(jpeg)).toBe(jpeg);
  expect(drawn).toEqual([]);
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['too many pixels', jpeg, [8160, 6120], [2400, 1800]],
  ['too many pixels, upright', jpeg, [3000, 6000], [1200, 2400]],
  ['too many bytes', large, [2000, 1000], [2000, 1000]],
] as const)(
  'one of %s is drawn with no side longer than 2400, as a JPEG',
  async (_, file, [width, height], size) => {
    const { drawn } = fakeCanvas({ width, height });
    expect(await described(preparePicture(file))).toEqual({ name: 'comb.jpg', type: 'image/jpeg', size: 5 });
    expect(drawn).toEqual([{ part: [0, 0, width, height], size, type: 'image/jpeg' }]);
  },
);

test('one whose type the server does not know is drawn as one that it knows', async () => {
  fakeCanvas({ width: 100, height: 100 });
  const made = preparePicture(fileOf('IMG_0001.HEIC', 'image/heic'));
  expect(await described(made)).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg' });
});

test('what shines through stays so, as a PNG; a PNG without that becomes a JPEG', async () => {
  const png = fileOf('mark.final.png', 'image/png', 2_000_000);
  fakeCanvas({ width: 900, height: 900, isSeeThrough: true });
  expect(await described(preparePicture(png))).toMatchObject({ name: 'mark.final.png', type: 'image/png' });
  vi.restoreAllMocks();
  fakeCanvas({ width: 900, height: 900 });
  expect(await described(preparePicture(png))).toMatchObject({ name: 'mark.final.jpg', type: 'image/jpeg' });
});

test('a part of a picture is cut out of it, and made small enough', async () => {
  const { drawn } = fakeCanvas({ width: 8000, height: 6000 });
  await preparePicture(jpeg, AREA);
  expect(drawn).toEqual([{ part: [100, 50, 4000, 3000], size: [2400, 1800], type: 'image/jpeg' }]);
});

test.each([fileOf('mark.svg', 'image/svg+xml'), fileOf('wave.gif', 'image/gif'), fileOf('mark.svg', '')])(
  '%s is sent as it is, whatever its size, and cannot be cropped',
  async (file) => {
    const { read } = fakeCanvas({ width: 9000, height: 9000 });
    expect(await preparePicture(file, AREA)).toBe(file);
    expect(read).not.toHaveBeenCalled();
    expect(canBeCropped(file)).toBe(false);
  },
);

test('what this browser cannot read is sent as it is, since the server may; a part of it cannot be cut out', async () => {
  fakeCanvas({ width: 0, height: 0, canRead: false });
  expect(await preparePicture(jpeg)).toBe(jpeg);
  await expect(preparePicture(jpeg, AREA)).rejects.toMatchObject({
    code: 'file_refused',
    details: { refusal: 'broken' },
  });
});

test('what this browser has no room to draw is refused as too big', async () => {
  const { close } = fakeCanvas({ width: 9000, height: 9000, canDraw: false });
  await expect(preparePicture(jpeg)).rejects.toMatchObject({ details: { refusal: 'too_big' } });
  expect(close).toHaveBeenCalledOnce();
});
