import type { Logger } from 'pino';
import type { Scanner } from '../../outside/clamav.ts';
import type { Store } from '../../outside/store.ts';
import type { Isolation } from './check/cage.ts';
import type { Links } from './serve/links.ts';

/** What the calls of files need beside the database. */
export type FileDeps = { store: Store; links: Links; quotaBytes: number };

/** What the jobs of files need beside the database. */
export type FileJobDeps = {
  store: Store;
  scanner: Scanner | undefined;
  isolation: Isolation;
  /** Whether files that anyone may send for anyone to see are looked into here. */
  takesPublic: boolean;
  quotaBytes: number;
  appOrigin: string;
  log: Pick<Logger, 'warn'>;
};
