import { type ActivityEntry, listMySessions, type Me, readMe, verifyTwoFactor } from '@qrigin/domain/auth';
import {
  listMyOffers,
  listMyOrganisations,
  type MyOrganisation,
  type OwnershipOffer,
  previewDeletion,
} from '@qrigin/domain/organisations';
import { sessionRow } from '../../../domain/src/auth/samples.ts';
import { addressOf } from '../../product/address-of.ts';
import { after, type Scene } from '../shot.ts';
import { activityOf, answerForActivity } from './activity-world.ts';
import { FULL } from './full-words.ts';
import { offerOf, organisationOf } from './organisation-world.ts';

const EMAIL = 'meera.kurian@nilgirihoney.example';
const MEERA_ID = '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11';

const MEERA: Me = {
  id: MEERA_ID,
  name: 'Meera Kurian',
  email: EMAIL,
  country: 'India',
  address: '',
  is_verified: true,
  two_factor_enabled: false,
  created_at: '2026-11-02T04:44:00.000Z',
};

const session = (device: string, daysAgo: number) =>
  sessionRow({
    device,
    created_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    is_this: daysAgo === 0,
  });
const SESSIONS = [session('Chromium on Linux', 0), session('Safari on iPhone', 3)];

interface Account {
  me: Me;
  organisations: MyOrganisation[];
  offers?: OwnershipOffer[];
  activity?: ActivityEntry[];
}

const signInAs = ({ me, organisations, offers = [], activity = [] }: Account): Scene =>
  after({ who: 'owner' }, async (calls) => {
    await answerForActivity(calls, activity);
    await calls.on(addressOf(readMe), (call) => call.answer({ json: me }));
    await calls.on(addressOf(listMySessions), (call) => call.answer({ json: SESSIONS }));
    await calls.on(addressOf(previewDeletion), (call) =>
      call.answer({
        json: {
          organisations_owned_alone: organisations
            .slice(0, 1)
            .map(({ id, name }) => ({ id, name, other_members: 2 })),
        },
      }),
    );
    await calls.on(addressOf(listMyOrganisations), (call) => call.answer({ json: organisations }));
    await calls.on(addressOf(listMyOffers), (call) => call.answer({ json: offers }));
  });

export const withEverything = signInAs({
  me: {
    ...MEERA,
    name: FULL.name,
    email: `${'m'.repeat(60)}@${'n'.repeat(60)}.example`,
    country: FULL.hindiName,
  },
  organisations: Array.from({ length: FULL.rows }, (_, index) =>
    organisationOf(index % 2 ? FULL.hindiName : FULL.name, 'Owner', FULL.hindiName, 'Print manager'),
  ),
  offers: [offerOf(FULL.name, FULL.hindiName), offerOf(FULL.hindiName, FULL.name)],
  activity: activityOf(FULL.rows, { id: MEERA_ID, name: FULL.name }).map((entry) => ({
    ...entry,
    detail: entry.kind === 'role.given' ? FULL.hindiName : entry.detail,
  })),
});

/** Two-factor authentication can be turned on with any code, and stays off for the next picture. */
export const withApp = after({ who: 'beginner' }, async (calls) => {
  const letters = 'K7QMZ4TWXA2VGHE5NRYPCD3JSB6LFUIOK7QM';
  const codes = Array.from({ length: 10 }, (_, index) => letters.slice(index, index + 24));
  await calls.on(addressOf(verifyTwoFactor), (call) => call.answer({ json: { recovery_codes: codes } }));
});
