import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

const STAGE = { x: 0, y: 0, left: 0, top: 0, right: 400, bottom: 300, width: 400, height: 300 };

/** Gives the crop tool the sizes that it measures, which nothing has in these tests. Answers what tells it that the picture has come. */
export function fakeCropperSize(natural: { width: number; height: number }) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...STAGE, toJSON: () => STAGE });
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(natural.width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(natural.height);
  return (stage: Element) => {
    const image = stage.querySelector('img');
    if (!image) throw new Error('there is no picture to crop');
    fireEvent.load(image);
  };
}
