import type { FeatureParts } from '../../http/serve.ts';
import type { Vault } from './vault.ts';

/** What signing in needs beside the database. */
export type AuthParts = Pick<FeatureParts, 'tokens' | 'attempts' | 'failedSignIns'> & { vault: Vault };
export type Tokens = AuthParts['tokens'];
