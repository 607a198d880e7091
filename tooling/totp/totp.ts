import { startVitest } from 'vitest/node';
import type { TotpRuns } from '../../server/src/testing/people/totp-race.ts';

/** `npm run test:totp -- 100`: the race for one code of an authenticator app, as often as one likes. */
const totpRuns: TotpRuns = Number(process.argv[2] ?? 100);

const vitest = await startVitest('test', ['server/src/features/auth/two-factor/totp-race.api.test.ts'], {
  project: ['api'],
  provide: { totpRuns },
  watch: false,
  disableConsoleIntercept: true,
});
await vitest.close();
