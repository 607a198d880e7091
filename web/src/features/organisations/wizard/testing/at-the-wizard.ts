import { readMe } from '@qrigin/domain/auth';
import {
  DETAIL_GROUPS,
  findDetails,
  listMyOrganisations,
  NO_DETAILS,
  type OrganisationDetails,
  saveDetails,
  whoami,
} from '@qrigin/domain/organisations';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { z } from 'zod';
import { clearToken, storeToken } from '../../../../http/session.ts';
import { type Answer, answer, answerCalls } from '../../../../testing/answer-calls.ts';
import { ME } from '../../../../testing/me.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../../testing/organisation.ts';
import { bodiesTo } from '../../../../testing/sent-calls.ts';
import { tokenOf } from '../../../../testing/token-of.ts';
import { removeToast, useToasts } from '../../../../ui/toast/toast.ts';

export const CREATE = `/dashboard/create-organisation/${ORG}`;
export const EDIT = `/dashboard/edit-organisation/${ORG}`;
export const STEP_KEY = `organisation-creation-step:${ME.id}:${ORG}`;
export const FORM_KEY = `organisation-creation-form:${ME.id}:${ORG}`;
export const TOKEN = tokenOf({ sub: ME.id });

type Known = z.input<typeof findDetails.reply>;

/** An organisation that has told a lot about itself. */
export const KNOWN: OrganisationDetails = {
  businessDetails: {
    ...NO_DETAILS.businessDetails,
    businessCategory: 'trading',
    businessType: 'partnership',
    website: 'https://nilgiri.example',
    contactPhone: '04230004170',
  },
  verificationDetails: { ...NO_DETAILS.verificationDetails, pan: 'AAPFU0939F', registeredDate: '2019-04-01' },
  additionalDetails: {
    ...NO_DETAILS.additionalDetails,
    yearsInBusiness: '7',
    certificatesAndAwards: [
      { file_id: '0b2f6a52-6a1b-4d5e-9d59-3f2f0f0a7a01', name: 'organic.pdf', details: 'Organic' },
      { file_id: '0b2f6a52-6a1b-4d5e-9d59-3f2f0f0a7a02', name: 'fair.pdf', details: 'Fair trade' },
    ],
  },
};
export const known = (changes: Partial<Known['orgData']> = {}): Known => ({
  id: ORG,
  name: 'Nilgiri Honey',
  orgData: { ...KNOWN, ...changes },
});

/** Signed in, with nothing left from before; the function that comes back clears up. */
export function signedIn(): () => void {
  localStorage.clear();
  storeToken(TOKEN);
  return () => {
    removeToast();
    clearToken();
    localStorage.clear();
  };
}

/** Opens the wizard; the step's heading is awaited by `step`. */
export function openWizard(path: string, ...answers: Answer[]) {
  const fetch = answerCalls(
    answer(readMe, ME),
    answer(listMyOrganisations, []),
    answer(whoami, whoamiOf('Owner', ['org.view', 'org.edit'])),
    answer(findDetails, known()),
    answer(saveDetails, ({ body }) => ({
      saved: DETAIL_GROUPS.find((group) => body[group]) ?? 'businessDetails',
    })),
    ...answers,
  );
  /** What was sent to be saved, in its order. */
  const sent = () => bodiesTo(fetch, saveDetails);
  return { fetch, sent, ...openPage(path) };
}

const NAMES = ['Business details', 'Verification', 'Additional information'] as const;

/** The step that is in sight. */
export const onStep = (step: 1 | 2 | 3) =>
  screen.findByRole('heading', { level: 1, name: NAMES[step - 1] ?? '' });

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** What the bar says of each step. */
export const standings = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((row) => row.lastElementChild?.textContent);

/** The one toast there is. */
export const toastShown = () => {
  const [toast] = useToasts.getState().toasts;
  return toast && { title: toast.title, description: toast.description, variant: toast.variant };
};

/** Opens the page anew, as after a reload. */
export function reload(path: string): void {
  cleanup();
  openWizard(path);
}
