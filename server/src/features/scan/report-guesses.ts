import { SCAN_LOG } from '@qrigin/domain/scan';
import { type Caller, logSecurity } from '../../db/index.ts';
import type { FeatureDeps } from '../../http/serve.ts';

/** Writes a network that guesses codes into the security log. */
export function reportGuesses(register: FeatureDeps['register']) {
  return (caller: Pick<Caller, 'network' | 'device'>, detail: string): Promise<void> =>
    register((db) => logSecurity(db, { kind: SCAN_LOG.guessed, caller, detail }));
}
