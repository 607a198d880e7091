import type { EventType } from './event.ts';
import type { FileKind } from './file-kind.ts';
import type { PermissionType } from './permission.ts';
import type { SecurityKind } from './security-kind.ts';
import type { Thing } from './thing.ts';

export type Unit = 'hour' | 'day' | 'month';

/** How long something is kept, and which job erases it: the nightly sweep of the database, or the one that also empties the object store. */
export type Term = { count: number; unit: Unit; by: 'sweep' | 'files' };

export type PageType = {
  /** `:orgId` stands for an organisation's id, `:product` for a product's; so does every word after a colon. */
  path: `/${string}`;
  /** Anyone with one of these can open it; without any, everyone who may come here at all. */
  may?: readonly PermissionType[];
  /** Drawn by the build, so that it opens without a script. */
  isDrawn?: true;
  /** Fills the screen: whoever is in the middle of it is not led elsewhere by a bar. */
  isFullScreen?: true;
  /** A document of its own, the only one that may load the checkout of the payment provider. */
  opensCheckout?: true;
  /** For anyone, signed in or not. */
  isPublic?: true;
  /** Named to search engines. */
  isListed?: true;
};

/** All that the rest of the system has to know about a feature. Its calls are in its contract, which refers to this. */
export type FeatureType = {
  name: string;
  /** Its code stands only on features of a smaller level, so this is also an order in which to read them. */
  level: number;
  things?: readonly Thing[];
  permissions?: Readonly<Record<string, PermissionType>>;
  events?: Readonly<Record<string, EventType>>;
  pages?: readonly PageType[];
  /** What files are sent for. */
  fileKinds?: Readonly<Record<string, FileKind>>;
  /** What it writes into the security log. */
  logs?: Readonly<Record<string, SecurityKind>>;
  /** What goes by itself after a time, by the name that the privacy policy has words for. */
  keeps?: Readonly<Record<string, Term>>;
};

/** A feature as it declares itself. Literal types are kept: words, pages and erasers are demanded by them. */
export function feature<const Declared extends FeatureType>(declared: Declared): Declared {
  return declared;
}
