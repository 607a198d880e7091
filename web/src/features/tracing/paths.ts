import { recallsPath } from '../recalls/words/recall-paths.ts';

/** Pages that those of codes lead to. */
export const batchPath = (org: string, product: string, lotCode: string): string =>
  `/dashboard/${org}/${product}/setup/batches?${new URLSearchParams({ search: lotCode })}`;

export const newRecallPath = (org: string, product: string, code: string): string =>
  `${recallsPath(org, product)}/new?${new URLSearchParams({ code })}`;

/** `move` comes without a pack: the one in the address would be what others go into. */
export const packingPath = (org: string, chosen: { job: 'fill'; pack: string } | { job: 'move' }): string =>
  `/dashboard/${org}/packing?${new URLSearchParams(chosen)}`;

export const vendorPath = (org: string, name: string): string =>
  `/dashboard/${org}/vendors?${new URLSearchParams({ search: name })}`;
