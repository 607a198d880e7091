import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Area } from '../draw/draw-picture.ts';

export type Shape = 'free' | 'square' | 'landscape' | 'wide';

/** Width by height. A free one has no shape of its own. */
export const SHAPES: Readonly<Record<Shape, { ratio: number | undefined; words: MessageDescriptor }>> = {
  free: { ratio: undefined, words: msg`Free` },
  square: { ratio: 1, words: msg`Square` },
  landscape: { ratio: 4 / 3, words: msg`4:3` },
  wide: { ratio: 16 / 9, words: msg`16:9` },
};

export const SHAPE_NAMES = ['free', 'square', 'landscape', 'wide'] as const satisfies readonly Shape[];

/** How a picture is cut, so that it can be changed later. */
export interface CropChoice {
  shape: Shape;
  /** Of a free shape: how many times wider it is than the picture, as a power of two. */
  stretch: number;
  zoom: number;
  position: { x: number; y: number };
  area: Area;
}

/** Which area that is in pixels is known once the picture is drawn. */
export type Cut = Omit<CropChoice, 'area'> & Partial<Pick<CropChoice, 'area'>>;

export const MAX_STRETCH = 1.5;
export const MAX_ZOOM = 4;

export function ratioOf({ shape, stretch }: Pick<CropChoice, 'shape' | 'stretch'>, natural: number): number {
  return SHAPES[shape].ratio ?? natural * 2 ** stretch;
}
