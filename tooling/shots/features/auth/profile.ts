import { after, apiFails, layer, type Opening, press, type Scene, type Shot } from '../../shot.ts';
import { withApp, withEverything } from '../../world/signed-in.ts';
import { typeCode } from './sign-in.ts';

const asOwner: Scene = { who: 'owner' };

const setUp: Opening = {
  name: 'set-up',
  hasForm: true,
  async open(page, say) {
    await press(page, say('Set up an authenticator app'));
    await page.getByText(say('Code from your app')).waitFor();
  },
};

const recoveryCodes: Opening = {
  name: 'recovery-codes',
  async open(page, say, calls) {
    await setUp.open(page, say, calls);
    await typeCode(page);
    await press(page, say('Turn on'));
    await page.getByRole('list', { name: say('Recovery codes') }).waitFor();
  },
};

export const SHOTS: readonly Shot[] = [
  {
    name: 'profile',
    path: '/dashboard/profile',
    states: { typical: asOwner, full: withEverything, failing: after(asOwner, apiFails) },
    openings: [layer('turn-off', 'Turn off'), layer('delete-account', 'Delete account')],
    hasForm: true,
  },
  {
    name: 'profile-two-factor',
    path: '/dashboard/profile',
    states: { typical: withApp },
    openings: [setUp, recoveryCodes],
  },
];
