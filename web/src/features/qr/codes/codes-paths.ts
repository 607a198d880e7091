import { packagingPath } from '../../packaging/packaging-path.ts';

/** Where the codes of one packaging are; more of the address narrows them down. */
export function codesPath(
  org: string,
  { product, packaging }: { product: string; packaging: string },
  narrowed?: Record<string, string>,
): string {
  const path = `${packagingPath(org, product)}/${packaging}/codes`;
  return narrowed ? `${path}?${new URLSearchParams(narrowed)}` : path;
}

/** Where blank codes are assigned; one of them may be chosen already. */
export function assignPath(
  org: string,
  { product, packaging }: { product: string; packaging: string },
  code?: string,
): string {
  const path = `${packagingPath(org, product)}/${packaging}/assign`;
  return code === undefined ? path : `${path}?${new URLSearchParams({ code })}`;
}

/** Where codes are withdrawn; with two codes, those from one to the other are chosen already. */
export function withdrawPath(org: string, product: string, range?: { from: string; to: string }): string {
  const path = `${packagingPath(org, product)}/withdraw`;
  return range ? `${path}?${new URLSearchParams(range)}` : path;
}
