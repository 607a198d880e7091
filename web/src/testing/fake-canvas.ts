import { vi } from 'vitest';

interface Drawn {
  /** From which part of the picture, and onto how large a canvas. */
  part: number[];
  size: [number, number];
  type: string | undefined;
}

interface Fakes {
  width: number;
  height: number;
  /** Whether something shines through. */
  isSeeThrough?: boolean;
  /** Whether the browser can read the picture; whether it has room to draw it. */
  canRead?: boolean;
  canDraw?: boolean;
}

/** Stands in for reading and drawing pictures, which the browser of these tests cannot. */
export function fakeCanvas({ width, height, isSeeThrough = false, canRead = true, canDraw = true }: Fakes) {
  const drawn: Drawn[] = [];
  const close = vi.fn<() => void>();
  const read = vi.fn<typeof createImageBitmap>(async () => {
    if (!canRead) throw new DOMException('not a picture', 'InvalidStateError');
    return { width, height, close };
  });
  vi.stubGlobal('createImageBitmap', read);
  const pixels = { data: new Uint8ClampedArray([0, 0, 0, 255, 0, 0, 0, isSeeThrough ? 254 : 255]) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function brush(
    this: HTMLCanvasElement,
  ): never {
    const context = {
      drawImage: (_picture: unknown, ...numbers: number[]) =>
        void drawn.push({ part: numbers.slice(0, 4), size: [this.width, this.height], type: undefined }),
      getImageData: () => pixels,
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is asked of it
    return context as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) => {
    const last = drawn.at(-1);
    if (last) last.type = type;
    give(canDraw ? new Blob(['drawn'], { type: type ?? '' }) : null);
  });
  return { drawn, read, close };
}
