import { findProduct, listBatches, PRODUCTS } from '@qrigin/domain/products';
import { CODES } from '@qrigin/domain/qr';
import { traceBatchBothWays, traceCodeBothWays } from '@qrigin/domain/tracing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { batchRow, foundProduct } from '../../../../domain/src/products/samples.ts';
import { traceSample } from '../../../../domain/src/tracing/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const CODE = '7K3M9QXA2VTD5RW8E1HN';
const TRACE = traceSample();
const BATCH = TRACE.from.batch!;
const PRODUCT = TRACE.from.product!;
const ofCode = `/dashboard/${ORG}/codes/${CODE}/trace`;
const ofBatch = `/dashboard/${ORG}/batches/${BATCH.id}/trace`;

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const column = async (name: string) => within(await screen.findByRole('region', { name }));
/** What stands below a heading. */
const below = (heading: HTMLElement) => heading.parentElement;

test('a batch is traced to where it came from: vendors, site, product, batch and how codes were issued', async () => {
  answerCalls(...inOrganisation(), answer(traceBatchBothWays, { id: BATCH.id }, TRACE));
  openPage(ofBatch);
  const from = await column('Where it came from');
  expect(from.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Vendors',
    'Site',
    'Product',
    'Batch',
    'Codes issued',
  ]);
  expect(from.getByRole('link', { name: 'Kurumba Collectors’ Society' })).toBeVisible();
  expect(below(from.getByRole('heading', { name: 'Site' }))).toHaveTextContent(
    'SiteKotagiri honey houseClub Road, Kotagiri 643217',
  );
  expect(below(from.getByRole('heading', { name: 'Batch' }))).toHaveTextContent(/^BatchNH-2026\/114Made on/);
  const [whole, blanks] = within(below(from.getByRole('heading', { name: 'Codes issued' }))!).getAllByRole(
    'listitem',
  );
  expect(whole).toHaveTextContent(/^626 codesRun 1042 · .* · Devika Rao$/);
  expect(blanks).toHaveTextContent(/^24 of 1,000 blank codesRun 987 · .* · Someone who has left$/);
});

test('and to where it went: how many, what was moved and withdrawn, other packs, and where it was scanned', async () => {
  const [pack] = TRACE.to.packs.map((one) => ({ ...one, count: 39 }));
  const went = { ...TRACE.to, codes: 650, moved: 27, withdrawn: 1, packs: [pack!] };
  answerCalls(...inOrganisation(), answer(traceBatchBothWays, { ...TRACE, to: went }));
  openPage(ofBatch);
  const to = await column('Where it went');
  expect(below(to.getByRole('heading', { name: 'Codes in all' }))).toHaveTextContent('650 codes');
  expect(to.getByRole('list', { name: 'By level' })).toHaveTextContent('2×pallet48×carton600×jar');
  expect(below(to.getByRole('heading', { name: 'Moved' }))).toHaveTextContent(
    '27 are not in the packs that they were issued in.',
  );
  expect(below(to.getByRole('heading', { name: 'Withdrawn' }))).toHaveTextContent('1 code');
  expect(to.getByRole('link', { name: /^Pallet/ })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/codes/${pack!.code}`,
  );
  expect(to.getByText(/39 of its codes/)).toHaveTextContent('39 of its codes · Wild cardamom');
  const scanned = below(to.getByRole('heading', { name: 'Scanned' }))!;
  expect(scanned).toHaveTextContent(/31 codes were scannedIndia: 29 codes.*Unknown country: 2 codes/);
});

test('scans of which there are more than were counted are not said to be all', async () => {
  const went = { ...TRACE.to, has_more_scans: true };
  answerCalls(...inOrganisation(), answer(traceBatchBothWays, { ...TRACE, to: went }));
  openPage(ofBatch);
  const to = await column('Where it went');
  const scanned = below(to.getByRole('heading', { name: 'Scanned' }))!;
  expect(scanned).toHaveTextContent(/At least \d+ codes were scannedThere are more scans than we can count/);
});

test('the page says as of when, also after it was asked for anew', async () => {
  answerCalls(...inOrganisation(), answer(traceBatchBothWays, TRACE));
  openPage(ofBatch);
  const words = await screen.findByText(/^As recorded on/);
  const later = new Date(Date.now() + 60_000);
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  onTestFinished(() => void vi.useRealTimers());
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(words.querySelector('time')).toHaveAttribute('datetime', later.toISOString()));
});

test('what is not known is said in words, and what is not named is counted', async () => {
  const from = { ...TRACE.from, batch: null, site: null, vendors: [], runs: [], runs_count: 0 };
  const to = {
    ...TRACE.to,
    moved: 0,
    withdrawn: 0,
    packs: TRACE.to.packs,
    packs_count: 1240,
    scanned: 0,
    places: [],
    places_count: 0,
  };
  answerCalls(...inOrganisation(), answer(traceCodeBothWays, traceSample({ about: 'code', from, to })));
  openPage(ofCode);
  await column('Where it came from');
  for (const words of [
    'It has no batch.',
    'This batch has no site.',
    'The published product page lists no vendors.',
    'No codes have been issued for it yet.',
    'All are in the packs that they were issued in.',
    'None of it has been scanned yet.',
    'and 1,239 more',
  ])
    expect(screen.getByText(words)).toBeVisible();
});

test('the page of a code leads back to the code, and is printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  answerCalls(...inOrganisation(), answer(traceCodeBothWays, traceSample({ about: 'code' })));
  openPage(ofCode.replace(CODE, CODE.toLowerCase()));
  expect(await screen.findByText('7K3M 9QXA 2VTD 5RW8 E1HN')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Everything about this code' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/codes/${CODE}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a code or a batch that there is not is said kindly, and one that is no id is not asked for', async () => {
  const fetch = answerCalls(...inOrganisation(), answer(traceBatchBothWays, failed('not_found')));
  const { router } = openPage(ofBatch);
  expect(await screen.findByRole('heading', { name: 'We cannot find this batch' })).toBeVisible();
  await router.navigate(`/dashboard/${ORG}/batches/7/trace`);
  expect(await screen.findByRole('heading', { name: 'We cannot find this batch' })).toBeVisible();
  expect(sentTo(fetch, traceBatchBothWays)).toHaveLength(1);
});

test('a trace that failed can be tried again', async () => {
  let isDown = true;
  answerCalls(
    ...inOrganisation(),
    answer(traceBatchBothWays, () => (isDown ? failed('busy') : TRACE)),
  );
  openPage(ofBatch);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Where it went' })).toBeVisible();
});

test('each batch of a product leads to its trace, for those who may see codes and nothing else of it', async () => {
  const batch = batchRow({ lot_code: 'NH-114' });
  answerCalls(
    ...inOrganisation(whoamiOf('Viewer', [PRODUCTS.view.name, CODES.view.name])),
    answer(findProduct, foundProduct({ ...PRODUCT })),
    answer(listBatches, pageWith([batch])),
  );
  openPage(`/dashboard/${ORG}/${PRODUCT.id}/setup/batches`);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for NH-114' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Trace both ways']);
  expect(entries[0]).toHaveAttribute('href', `/dashboard/${ORG}/batches/${batch.id}/trace`);
});

test('the menu of a batch has no entries for those who may see neither', async () => {
  answerCalls(
    ...inOrganisation(whoamiOf('Viewer', [PRODUCTS.view.name])),
    answer(findProduct, foundProduct({ ...PRODUCT })),
    answer(listBatches, pageWith([batchRow({ lot_code: 'NH-114' })])),
  );
  openPage(`/dashboard/${ORG}/${PRODUCT.id}/setup/batches`);
  expect((await screen.findAllByText('NH-114'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions for NH-114' })).toBeNull();
});
