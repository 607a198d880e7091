import type { Store } from '../../outside/store.ts';
import type { Links } from './links.ts';

/** What files need beside the database. */
export type FileParts = { store: Store; links: Links; quotaBytes: number };
