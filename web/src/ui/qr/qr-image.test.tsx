import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { newBitmap } from './bitmap.ts';
import { QrImage } from './qr-image.tsx';

const TARGET = 'https://qrigin.example/scan/7K3M9QXA2VTD5RW8E1HN';

/** The picture as a screen would show it, in pixels of the drawing. */
function pixelsOf(picture: HTMLElement) {
  const [left = 0, , side = 0] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const bitmap = newBitmap(side);
  for (const path of picture.querySelectorAll('path')) {
    bitmap.fillStyle = path.getAttribute('fill') ?? '';
    for (const [, x, y, width, height] of (path.getAttribute('d') ?? '').matchAll(
      /M(\d+) (\d+)h(\d+)v(\d+)/g,
    ))
      bitmap.fillRect(Number(x) - left, Number(y) - left, Number(width), Number(height));
  }
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [index, pixel] of bitmap.pixels.entries()) data.fill(pixel * 255, index * 4, index * 4 + 3);
  return { data, side };
}

test.each([true, false])('a code is shown on a plate with its name, and can be read; logo: %s', (hasLogo) => {
  render(<QrImage text={TARGET} label="Example code" hasLogo={hasLogo} />);
  const picture = screen.getByRole('img', { name: 'Example code' });
  expect(picture).toHaveAttribute('data-plate');
  const { data, side } = pixelsOf(picture);
  expect(jsQR(data, side, side)?.data).toBe(TARGET);
});

test('four modules around it stay clear, and every module is as many whole pixels wide', () => {
  render(<QrImage text={TARGET} label="Example code" size={240} />);
  const picture = screen.getByRole('img');
  // 37 modules and twice four.
  expect(picture).toHaveAttribute('viewBox', `-52 -52 ${45 * 13} ${45 * 13}`);
  expect(picture).toHaveAttribute('width', String(5 * 45));
  expect(picture).toHaveAttribute('height', String(5 * 45));
});

test('a place that is too small for a code gets one that is larger, not one that no one can read', () => {
  render(<QrImage text={TARGET} label="Example code" size={20} />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '45');
});
