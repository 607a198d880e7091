import type { PageKit } from './page-kit.ts';

/** Pictures that did not load. Backgrounds are no elements: the watch on the network finds those. */
export function missingPicture(kit: PageKit): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0 && kit.isSeen(image))
    .map((image) => `missing picture: ${image.currentSrc || image.src || 'without an address'}`);
}
