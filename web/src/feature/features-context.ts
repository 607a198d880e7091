import type { MessageDescriptor } from '@lingui/core';
import type { PageType } from '@qrigin/domain/declaration';
import { PAGES } from '@qrigin/domain/features';
import { createContext, useContext } from 'react';
import type { AnyWebFeature, Entry, EntryPlace } from './feature.ts';
import type { Finder } from './finder.ts';

/** Every feature of the app, for the screens that show something of all of them. */
export const FeaturesContext = createContext<readonly AnyWebFeature[]>([]);

export const useFeatures = (): readonly AnyWebFeature[] => useContext(FeaturesContext);

/** A way to a page, with its address and the permissions of which any opens the page: anyone's where it names none. */
export interface FoundEntry extends Entry {
  to: string;
  opens: PageType['may'];
}

/** The ways to pages that are shown in these places, in the organisation of this id where there is one. */
export function useEntries(places: EntryPlace | readonly EntryPlace[], org = ''): FoundEntry[] {
  const entries = useFeatures().flatMap((feature) => feature.entries);
  return [places]
    .flat()
    .flatMap((place) => entries.filter((entry) => entry.place === place).toSorted(byNumber))
    .map((entry) => ({ ...entry, to: entry.path.replace(':orgId', org), opens: opensOf(entry.path) }));
}

const byNumber = (one: Entry, other: Entry) => one.at - other.at;

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
