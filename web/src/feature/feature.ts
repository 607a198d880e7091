import type { MessageDescriptor } from '@lingui/core';
import type { FeatureType } from '@qrigin/domain/declaration';
import type { PageOf, PermissionOf, PublicPageOf, SecurityKindOf } from '@qrigin/domain/features';
import type { Product } from '@qrigin/domain/products';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { EventWords } from './event-words.ts';
import type { Finder } from './finder.ts';

/** Fetches the code of a page when it is opened. */
export type LoadPage = (features: readonly AnyWebFeature[]) => Promise<ComponentType>;

/**
 * Where a way to a page is shown: in the three levels of navigation, below Setup of a product, in the menu of the
 * organisation's name, and as a card on the pages of access and of settings. The search over everything finds all of
 * them, those of a product on its own pages.
 */
export type EntryPlace =
  | 'dashboard'
  | 'organisation'
  | 'product'
  | 'setup'
  | 'switcher'
  | 'access'
  | 'settings';

/** Whether something is there for a product; for all of them where it is left out. */
type IsFor = (product: Pick<Product, 'nature' | 'isActive'>) => boolean;

/** A way to a page. */
export interface Entry<Path extends string = string> {
  place: EntryPlace;
  /** The smaller, the earlier. */
  at: number;
  path: Path;
  words: MessageDescriptor;
  /** The name of the page, where it is another than the entry's. */
  title?: MessageDescriptor;
  /** What is there, for a card. */
  note?: MessageDescriptor;
  Icon: LucideIcon;
  isSoon?: true;
  /** Not current on the pages below it. */
  isIndex?: true;
  isFor?: IsFor;
}

/** Something that is done from the navigation of a product and has no page. */
export interface ProductAction {
  /** After the entries of the product; the smaller, the earlier. */
  at: number;
  words: MessageDescriptor;
  Icon: LucideIcon;
  isFor?: IsFor;
  /** A failure is shown as a toast. */
  act: (org: string, product: Product) => Promise<void>;
}

/** A way from a batch to a page that another feature has about it, in the menu of each batch. */
export interface BatchEntry<Path extends string = string>
  extends Pick<Entry<Path>, 'at' | 'path' | 'words' | 'Icon'> {}

/** What a row of the grid of permissions is called. Some of its permissions may have a line of their own. */
interface GridWords {
  words: MessageDescriptor;
  Icon: LucideIcon;
  /** The names of the permissions on it; all that are on no other line where it is left out. */
  of?: readonly string[];
}

/** Pages that anyone may open are in the router itself: they are there before anything of the dashboard is. */
type InnerPageOf<F> = Exclude<PageOf<F>, PublicPageOf<F>>;

/** Nothing has to be said where there is nothing to say it about. */
type Demanded<Key extends string, Name extends string, Value> = [Name] extends [never]
  ? { [K in Key]?: never }
  : { [K in Key]: Value };

/** All that the app has to know about a feature. */
export type WebFeature<F extends FeatureType = FeatureType> = {
  entries?: readonly Entry<PageOf<F>>[];
  productActions?: readonly ProductAction[];
  /** Pages about one batch, which have `:batch` in their path. */
  batchEntries?: readonly BatchEntry<PageOf<F>>[];
  /** What it has to say about a product, on the page of that name. */
  about?: () => Promise<ComponentType>;
  /** What of it can be found from anywhere. */
  finders?: readonly Finder[];
} & Demanded<'pages', InnerPageOf<F>, Readonly<Record<InnerPageOf<F>, LoadPage>>> &
  Demanded<
    'permissions',
    PermissionOf<F>,
    { lines: readonly GridWords[]; words: Readonly<Record<PermissionOf<F>, MessageDescriptor>> }
  > &
  Demanded<'security', SecurityKindOf<F>, Readonly<Record<SecurityKindOf<F>, MessageDescriptor>>> &
  (F extends { events: object }
    ? { /** Fetched by the pages that show what happened. */ events: () => Promise<EventWords<F>> }
    : { events?: never });

/** What the app reads, whichever feature it is. */
export interface AnyWebFeature {
  pages: Readonly<Record<string, LoadPage>>;
  entries: readonly Entry[];
  productActions: readonly ProductAction[];
  batchEntries: readonly BatchEntry[];
  about?: () => Promise<ComponentType>;
  finders: readonly Finder[];
  permissions?: { lines: readonly GridWords[]; words: Readonly<Record<string, MessageDescriptor>> };
  security: Readonly<Record<string, MessageDescriptor>>;
  events?: () => Promise<EventWords>;
}

/** A feature's screens and words. Its declaration demands a page for each address and words for each permission, event and kind in the security log. */
export function webFeature<F extends FeatureType>(_declared: F, feature: WebFeature<F>): AnyWebFeature {
  const {
    pages = {},
    entries = [],
    productActions = [],
    batchEntries = [],
    about,
    finders = [],
    security = {},
    permissions,
    events,
  } = feature as Partial<AnyWebFeature>;
  return {
    pages,
    entries,
    productActions,
    batchEntries,
    finders,
    security,
    ...(about && { about }),
    ...(permissions && { permissions }),
    ...(events && { events }),
  };
}
