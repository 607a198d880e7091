import type { MessageDescriptor } from '@lingui/core';
import type { PageType } from '@qrigin/domain/declaration';
import { PAGES } from '@qrigin/domain/features';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Product } from '@qrigin/domain/products';
import { createContext, useContext } from 'react';
import type { AnyWebFeature, BatchEntry, Entry, EntryPlace, ProductAction } from './feature.ts';
import type { Finder } from './finder.ts';
import { mayOpen } from './may.ts';

/** Every feature of the app, for the screens that show something of all of them. */
export const FeaturesContext = createContext<readonly AnyWebFeature[]>([]);

export const useFeatures = (): readonly AnyWebFeature[] => useContext(FeaturesContext);

/** A way to a page, with its address and the permissions of which any opens the page: anyone's where it names none. */
export interface FoundEntry extends Entry {
  to: string;
  opens: PageType['may'];
}

/** A product whose page is open; what it is comes a moment later. */
export interface OpenProduct {
  org: string;
  id: string;
  product: Product | undefined;
}

/** The ways to pages that are shown in these places, in the organisation of this id where there is one. */
export function useEntries(
  places: EntryPlace | readonly EntryPlace[],
  org = '',
  open?: OpenProduct,
): FoundEntry[] {
  const entries = useFeatures().flatMap((feature) => feature.entries);
  return [places]
    .flat()
    .flatMap((place) => entries.filter((entry) => entry.place === place).toSorted(byNumber))
    .filter((entry) => isThere(entry, open))
    .map((entry) => ({
      ...entry,
      to: entry.path.replace(':orgId', org).replace(':product', open?.id ?? ''),
      opens: opensOf(entry.path),
    }));
}

/** What can be done from the navigation of this product. */
export function useProductActions(open: OpenProduct): ProductAction[] {
  return useFeatures()
    .flatMap((feature) => feature.productActions)
    .filter((action) => isThere(action, open))
    .toSorted(byNumber);
}

/** Where this person may go from a batch of this organisation. */
export function useBatchEntries(whoami: Whoami): (batch: string) => (BatchEntry & { to: string })[] {
  const entries = useFeatures()
    .flatMap((feature) => feature.batchEntries)
    .filter(({ path }) => mayOpen(whoami, opensOf(path)))
    .toSorted(byNumber);
  const org = whoami.organisation.id;
  return (batch) =>
    entries.map((entry) => ({ ...entry, to: entry.path.replace(':orgId', org).replace(':batch', batch) }));
}

/** What is not for every product waits until it is known which one this is. */
function isThere({ isFor }: Pick<Entry, 'isFor'>, open: OpenProduct | undefined): boolean {
  return !isFor || (open?.product !== undefined && isFor(open.product));
}

const byNumber = (one: { at: number }, other: { at: number }) => one.at - other.at;

/** What can be found from anywhere, feature by feature. */
export const useFinders = (): Finder[] => useFeatures().flatMap(({ finders }) => finders);

const opensOf = (path: string) => PAGES.find((page) => page.path === path)?.may;

/** What each permission lets someone do, so that a packer understands it. */
export function usePermissionWords(): (permission: string) => MessageDescriptor {
  const features = useFeatures();
  return (permission) => {
    const words = features.find((feature) => feature.permissions?.words[permission])?.permissions?.words;
    const found = words?.[permission];
    if (!found) throw new Error(`no words for ${permission}`);
    return found;
  };
}

/** The lines of the grid that a feature has words for, found by one of its permissions. */
export function useLinesOf(): (permission: string) => NonNullable<AnyWebFeature['permissions']>['lines'] {
  const features = useFeatures();
  return (permission) =>
    features.find((feature) => feature.permissions?.words[permission])?.permissions?.lines ?? [];
}
