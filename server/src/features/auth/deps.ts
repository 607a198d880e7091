import type { FeatureDeps } from '../../http/serve.ts';
import type { Vault } from './two-factor/vault.ts';

/** What signing in needs beside the database. */
export type AuthDeps = Pick<FeatureDeps, 'tokens' | 'attempts' | 'failedSignIns'> & { vault: Vault };
export type Tokens = AuthDeps['tokens'];
