import { finishUpload, requestPublicUpload, requestUpload, type StoredFile } from '@qrigin/domain/files';
import { findDetails } from '@qrigin/domain/organisations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fileRow } from '../../../../../domain/src/files/samples.ts';
import { type Answer, answer } from '../../../testing/answer-calls.ts';
import { fakeStore } from '../../../testing/fake-store.ts';
import { ORG } from '../../../testing/organisation.ts';
import { bodiesTo } from '../../../testing/sent-calls.ts';
import {
  CREATE,
  EDIT,
  KNOWN,
  known,
  onStep,
  openWizard,
  press,
  STEP_KEY,
  signedIn,
  toastShown,
} from './testing/at-the-wizard.ts';

const NEW_ID = '0b2f6a52-6a1b-4d5e-9d59-3f2f0f0a7a99';
const LOGO_URL = `https://content.example/files/${ORG}/${NEW_ID}`;
const TICKET = { id: NEW_ID, upload_url: 'https://store.example/put', headers: {}, download_url: null };
const stored = (changes: Partial<StoredFile> = {}) =>
  fileRow({
    id: NEW_ID,
    name: 'comb.png',
    type: 'logo',
    nature: 'public',
    mime_type: 'image/png',
    bytes: 3,
    ...changes,
  });
const FILES = [
  answer(requestPublicUpload, { ...TICKET, download_url: LOGO_URL }),
  answer(requestUpload, TICKET),
  answer(finishUpload, stored()),
];
const NOT_UPLOADED = {
  title: 'Error uploading image to S3',
  description: 'Please try again later',
  variant: 'destructive',
};

const png = new File(['png'], 'comb.png', { type: 'image/png' });
const pdf = new File(['pdf'], 'new.pdf', { type: 'application/pdf' });

beforeEach(() => {
  const signOut = signedIn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:comb');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    signOut();
  };
});

async function openAt(step: 1 | 3, path = CREATE, ...answers: Answer[]) {
  localStorage.setItem(STEP_KEY, String(step));
  const wizard = openWizard(path, ...FILES, ...answers);
  await onStep(step);
  /** What was asked for before a file is sent, of either kind. */
  const asked = () => ({
    logos: bodiesTo(wizard.fetch, requestPublicUpload),
    certificates: bodiesTo(wizard.fetch, requestUpload),
  });
  return { ...wizard, asked };
}
/** A check of the file that takes until it is told to end. */
function longCheck() {
  let end: (file: StoredFile) => void = () => undefined;
  const check = answer(finishUpload, () => new Promise((resolve) => (end = resolve)));
  return { check, end: (file: StoredFile) => end(file) };
}
const logo = () => screen.getByLabelText(/^Logo/, { selector: 'input' });
const certificate = (number: number) =>
  within(screen.getByRole('listitem', { name: `Certificate ${number}` }));
const fileOf = (number: number) => certificate(number).getByLabelText(/^File/, { selector: 'input' });
const choose = (field: HTMLElement, file: File) => userEvent.upload(field, file, { applyAccept: false });
/** The address that goes with the business details. */
async function savedLogo(sent: Awaited<ReturnType<typeof openAt>>['sent']) {
  await press('Save & Next');
  await onStep(2);
  return sent()[0]?.businessDetails?.logo_url;
}

test('[ORG-58] the logo takes pictures only', async () => {
  await openAt(1);
  expect(logo()).toHaveAttribute('accept', 'image/*');
});

test('[ORG-59] a certificate takes pdf', async () => {
  await openAt(3);
  await press('+ Add Certificate');
  expect(fileOf(1)).toHaveAttribute('accept', '.pdf,application/pdf');
});

test('[ORG-69][ORG-70][ORG-71] the file button reads Choose File, then Change File', async () => {
  fakeStore();
  await openAt(1);
  expect(logo()).toHaveAccessibleName('Logo Choose File No File Chosen');
  await choose(logo(), png);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(logo()).toHaveAccessibleName('Logo Change File Current logo');
});

test('[ORG-78] the address that a logo upload gives is stored in logo_url', async () => {
  const { puts } = fakeStore();
  const { sent, asked } = await openAt(1);
  await choose(logo(), png);
  await waitFor(() => expect(puts).toHaveLength(1));
  await expect(savedLogo(sent)).resolves.toBe(LOGO_URL);
  expect(asked()).toEqual({
    logos: [expect.objectContaining({ name: 'comb.png', type: 'logo', nature: 'public' })],
    certificates: [],
  });
});

test('[ORG-79] a logo upload that gives no address leaves logo_url as it is', async () => {
  fakeStore();
  const had = { ...KNOWN.businessDetails, logo_url: 'https://content.example/old' };
  const { sent } = await openAt(
    1,
    EDIT,
    answer(requestPublicUpload, TICKET),
    answer(findDetails, known({ businessDetails: had })),
  );
  await choose(logo(), png);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await expect(savedLogo(sent)).resolves.toBe('https://content.example/old');
});

test.each([
  ['the store refuses it', { answer: () => 503 }, []],
  ['the connection is lost', { answer: () => 'lost' as const }, []],
  ['it is refused', {}, [answer(finishUpload, stored({ state: 'refused', refusal: 'infected' }))]],
])('[ORG-75][ORG-76] when %s, a toast says so and logo_url is left unchanged', async (_, store, answers) => {
  fakeStore(store);
  const { sent } = await openAt(1, CREATE, ...answers);
  await choose(logo(), png);
  await waitFor(() => expect(toastShown()).toEqual(NOT_UPLOADED));
  await expect(savedLogo(sent)).resolves.toBe('');
});

test('[ORG-74] a failed certificate upload shows the toast, which says image', async () => {
  fakeStore({ answer: () => 503 });
  const { sent } = await openAt(3);
  await press('+ Add Certificate');
  await choose(fileOf(1), pdf);
  await waitFor(() => expect(toastShown()).toEqual(NOT_UPLOADED));
  expect(certificate(1).getByText('Upload failed with status 503')).toBeVisible();
  expect(certificate(1).getByRole('button', { name: 'Try again' })).toBeVisible();
  await press('Save & Exit');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.additionalDetails?.certificatesAndAwards).toEqual([
    { file_id: '', name: '', details: '' },
  ]);
});

test('[ORG-72] an upload replaces id and name of that certificate; the others stay as they are', async () => {
  fakeStore();
  const { sent, asked } = await openAt(3, EDIT);
  await choose(fileOf(2), pdf);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(fileOf(2)).toHaveAccessibleName('File Change File new.pdf');
  expect(asked()).toEqual({
    logos: [],
    certificates: [expect.objectContaining({ type: 'orgVerification' })],
  });
  await press('Save & Exit');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [first, second] = KNOWN.additionalDetails.certificatesAndAwards;
  expect(sent()[0]?.additionalDetails?.certificatesAndAwards).toEqual([
    first,
    { ...second, file_id: NEW_ID, name: 'new.pdf' },
  ]);
});

test('an upload stays with its certificate when one before it is deleted meanwhile', async () => {
  const { check, end } = longCheck();
  fakeStore();
  const { sent } = await openAt(3, EDIT, check);
  await choose(fileOf(2), pdf);
  await certificate(2).findAllByText('Checking…');
  await press('Delete certificate 1');
  end(stored());
  await waitFor(() => expect(fileOf(1)).toHaveAccessibleName('File Change File new.pdf'));
  await press('Save & Exit');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.additionalDetails?.certificatesAndAwards).toEqual([
    { file_id: NEW_ID, name: 'new.pdf', details: 'Fair trade' },
  ]);
});

test.each([
  ['logo', 1, pdf],
  ['certificate', 3, png],
] as const)(
  '[ORG-104] a %s of a wrong kind is refused before any upload, with the same toast',
  async (_, step, file) => {
    const { puts } = fakeStore();
    const { asked } = await openAt(step);
    if (step === 3) await press('+ Add Certificate');
    await choose(step === 1 ? logo() : fileOf(1), file);
    expect(toastShown()).toEqual(NOT_UPLOADED);
    expect(asked()).toEqual({ logos: [], certificates: [] });
    expect(puts).toEqual([]);
  },
);

test('saving waits for a file on its way', async () => {
  const { check, end } = longCheck();
  fakeStore();
  const { sent } = await openAt(1, CREATE, check);
  await choose(logo(), png);
  await screen.findAllByText('Checking…');
  await press('Save & Next');
  await onStep(1);
  expect(sent()).toEqual([]);
  end(stored());
  await onStep(2);
  expect(sent()[0]?.businessDetails?.logo_url).toBe(LOGO_URL);
});

test('a file that fails while saving waits for it is told, and nothing is saved without it', async () => {
  const { check, end } = longCheck();
  fakeStore();
  const { sent } = await openAt(1, CREATE, check);
  await choose(logo(), png);
  await screen.findAllByText('Checking…');
  await press('Save & Next');
  end(stored({ state: 'refused', refusal: 'broken' }));
  await waitFor(() => expect(toastShown()).toEqual(NOT_UPLOADED));
  expect(await onStep(1)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a logo can be taken away', async () => {
  const had = { ...KNOWN.businessDetails, logo_url: LOGO_URL };
  const { sent } = await openAt(1, EDIT, answer(findDetails, known({ businessDetails: had })));
  await press('Remove file');
  expect(logo()).toHaveAccessibleName('Logo Choose File No File Chosen');
  await expect(savedLogo(sent)).resolves.toBe('');
});
