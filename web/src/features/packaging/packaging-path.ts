/** Where the packaging of a product is shown, with this structure chosen. */
export function packagingPath(org: string, product: string, structure?: string): string {
  const path = `/dashboard/${org}/${product}/setup/packaging`;
  return structure === undefined ? path : `${path}?${new URLSearchParams({ structure })}`;
}
