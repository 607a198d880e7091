import type { Page } from '@playwright/test';
import { FAILURES } from '@qrigin/domain/errors';
import { findDetails, NO_DETAILS, type OrganisationDetails, saveDetails } from '@qrigin/domain/organisations';
import { addressOf } from '../../../product/address-of.ts';
import { after, apiFails, type Opening, press, type Say, type Scene, type Shot } from '../../shot.ts';
import { FULL } from '../../world/full-words.ts';

const LONG = `${FULL.name} ${FULL.hindiName} `;
const FULLEST: OrganisationDetails = {
  businessDetails: {
    ...NO_DETAILS.businessDetails,
    businessCategory: 'manufacturing',
    businessSize: 'medium',
    businessDescription: LONG.repeat(8).slice(0, 2000),
    businessType: 'llc',
    geographicPresence: 'National',
    website: `https://${'n'.repeat(60)}.example/${'honey/'.repeat(60)}`,
    logo_url: 'not an address',
    keyContactPerson: FULL.hindiName,
    contactPhone: '9'.repeat(60),
    contactEmail: `${'m'.repeat(60)}@${'n'.repeat(60)}.example`,
  },
  verificationDetails: {
    cin: FULL.name,
    din: FULL.hindiName,
    gstin: 'no GSTIN at all',
    pan: 'AAGCB7383J',
    address: LONG.repeat(4),
    registeredDate: '2013-04-01',
  },
  additionalDetails: {
    yearsInBusiness: FULL.name,
    annualRevenue: FULL.hindiName,
    industryChallenges: LONG.repeat(8).slice(0, 2000),
    certificatesAndAwards: Array.from({ length: 12 }, (_, index) => ({
      file_id: crypto.randomUUID(),
      name: `${index % 2 ? FULL.hindiName : FULL.name}.pdf`,
      details: LONG,
    })),
  },
};

/** Saving is answered at once and reaches no one, so that the organisation stays as it is. */
const saving = (scene: Scene): Scene =>
  after(scene, (calls) =>
    calls.on(addressOf(saveDetails), (call) => call.answer({ json: { saved: 'businessDetails' } })),
  );
const ofHoney = saving({ who: 'owner', place: 'honey' });

const full = after(ofHoney, (calls) =>
  calls.on(addressOf(findDetails), (call) =>
    call.answer({ json: { id: crypto.randomUUID(), name: FULL.name, orgData: FULLEST } }),
  ),
);

const notLoading = after(ofHoney, apiFails);

/** Onto a later step. */
async function skipTo(page: Page, say: Say, step: 2 | 3): Promise<void> {
  for (let at = 1; at < step; at += 1) await press(page, say('Skip'));
  await page
    .getByRole('heading', { level: 1, name: say(step === 2 ? 'Verification' : 'Additional information') })
    .waitFor();
}

/** It would go by itself while someone looks at the rest. */
const closeToast = (page: Page, say: Say) => press(page, say('Close'));

const stepTwo: Opening = {
  name: 'step-2',
  hasForm: true,
  only: ['typical', 'full'],
  open: (page, say) => skipTo(page, say, 2),
};
const stepThree: Opening = {
  name: 'step-3',
  hasForm: true,
  only: ['typical', 'full'],
  open: (page, say) => skipTo(page, say, 3),
};

/** The wizard continues although a step was not saved, and says so. */
const notSaved: Opening = {
  name: 'not-saved',
  only: ['typical'],
  async open(page, say, calls) {
    const { status, text } = FAILURES.too_often;
    await calls.on(addressOf(saveDetails), (call) =>
      call.answer({ status, json: { error: text, code: 'too_often' } }),
    );
    await page.getByLabel(say('Website')).fill('https://nilgirihoney.example');
    await press(page, say('Save & Next'));
    await page.getByRole('button', { name: say('Go back and save again') }).waitFor();
    await closeToast(page, say);
  },
};

const wrongFile: Opening = {
  name: 'wrong-file',
  only: ['typical'],
  async open(page, say) {
    await skipTo(page, say, 3);
    await press(page, say('+ Add Certificate'));
    const file = { name: 'comb.png', mimeType: 'image/png', buffer: Buffer.from('png') };
    await page.locator('input[type=file]:visible').last().setInputFiles(file);
    await page.locator('input[type=file][aria-invalid=true]').waitFor({ state: 'attached' });
    await closeToast(page, say);
  },
};

const leaving: Opening = {
  name: 'leaving',
  isLayer: true,
  only: ['typical'],
  async open(page, say) {
    await page.getByLabel(say('Website')).fill('https://honey.example');
    await press(page, say('Back'));
    await page.getByRole('alertdialog').waitFor();
  },
};

/** The organisation wizard, which fills the screen. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'wizard-create',
    path: '/dashboard/create-organisation/:orgId',
    states: { typical: saving({ who: 'owner', place: 'garden' }) },
    openings: [stepTwo, stepThree, notSaved, wrongFile],
    hasForm: true,
  },
  {
    name: 'wizard-edit',
    path: '/dashboard/edit-organisation/:orgId',
    states: { typical: ofHoney, full, failing: notLoading },
    openings: [stepTwo, stepThree, leaving],
    hasForm: true,
  },
  {
    name: 'wizard-hidden',
    path: '/dashboard/edit-organisation/:orgId',
    states: { typical: saving({ who: 'member', place: 'honey' }) },
    openings: [
      { name: 'step-2', open: (page, say) => skipTo(page, say, 2) },
      { name: 'step-3', open: (page, say) => skipTo(page, say, 3) },
    ],
  },
];
