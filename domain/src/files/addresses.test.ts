import { expect, test } from 'vitest';
import { fileAddress, pictureSource, pictureSourceAt, readPictureName, thumbnailAddress } from './index.ts';

const ORG = '7f0c1d3a-0000-4000-8000-000000000001';
const ID = '7f0c1d3a-0000-4000-8000-000000000002';
const FILE = `https://content.example/files/${ORG}/${ID}`;

test('a file, its thumbnail and its widths are at addresses made of ids', () => {
  expect(fileAddress('https://content.example', ORG, ID)).toBe(FILE);
  expect(thumbnailAddress(FILE)).toBe(`${FILE}/thumbnail`);
  expect(pictureSource('https://content.example', ORG, ID, { widths: [320, 640] })).toEqual({
    avif: `${FILE}/320.avif 320w, ${FILE}/640.avif 640w`,
    webp: `${FILE}/320.webp 320w, ${FILE}/640.webp 640w`,
    src: FILE,
  });
});

test('a picture that is not drawn at any width is shown as it is', () => {
  expect(pictureSourceAt(FILE, { widths: [] })).toEqual({ avif: '', webp: '', src: FILE });
});

test('what is asked for is read from the end of the address', () => {
  expect(readPictureName('640.avif')).toEqual({ width: 640, format: 'avif' });
  expect(readPictureName('7.webp')).toEqual({ width: 7, format: 'webp' });
});

test.each([
  '',
  'thumbnail',
  '640',
  '640.jpg',
  '0640.avif',
  '0.avif',
  '640.avif.webp',
  '1e3.avif',
  '123456.webp',
])('%j asks for nothing', (name) => {
  expect(readPictureName(name)).toBeUndefined();
});
