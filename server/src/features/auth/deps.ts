import type { FeatureDeps } from '../../http/serve.ts';
import type { NetworkCounts } from '../../network-counts.ts';
import type { Vault } from './two-factor/vault.ts';

/** What signing in needs beside the database. */
export type AuthDeps = Pick<FeatureDeps, 'tokens' | 'attempts'> & {
  vault: Vault;
  /** For the metrics: who tries to sign in and cannot. */
  failedSignIns: Pick<NetworkCounts, 'add'>;
};
export type Tokens = AuthDeps['tokens'];
