import { findPackaging, PACKAGINGS, type Packaging } from '@qrigin/domain/packaging';
import { findProduct, PRODUCTS } from '@qrigin/domain/products';
import {
  CODES,
  childCounts,
  findCode,
  listCodes,
  listRunCodes,
  listRuns,
  readRange,
} from '@qrigin/domain/qr';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { packagingRow } from '../../../../../domain/src/packaging/samples.ts';
import { foundProduct } from '../../../../../domain/src/products/samples.ts';
import { codeRow, foundCode, rangeRead, runRow } from '../../../../../domain/src/qr/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const HONEY = foundProduct({ name: 'Forest honey' });
const PALLET = packagingRow({
  name: 'Pallets of jars',
  product_id: HONEY.id,
  issued: { runs: 2, packs: 4, codes: 64 },
});
const BLANKS = packagingRow({
  name: 'Blank rolls',
  type: 'blank',
  packaging: { name: 'label', count: 1, child: null },
  product_id: HONEY.id,
});
const RUN = runRow();
const JAR = codeRow({ product_id: HONEY.id });
const CARTON = codeRow({
  id: '6G77NQMTMG287ZKPSRSC',
  index: 5,
  level: 'carton',
  height: 1,
  parent_id: null,
  packed: 'taken_out',
  withdrawn_at: '2026-03-20T08:00:00.000Z',
  lot_code: 'NH-2026/014',
});

beforeEach(() => {
  storeToken(tokenOf());
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const inPackaging = (packaging: Packaging = PALLET, me = whoamiOf()) => [
  ...inOrganisation(me),
  answer(findProduct, { id: HONEY.id }, HONEY),
  answer(findPackaging, { id: packaging.id }, packaging),
];
const runs = (...items: (typeof RUN)[]) => answer(listRuns, { ...pageWith(items), codes: 64 });
const open = (narrowed = '', { id }: Packaging = PALLET) =>
  openPage(`/dashboard/${ORG}/${HONEY.id}/setup/packaging/${id}/codes${narrowed}`);
const rows = async (of: string) =>
  within(await screen.findByRole('table', { name: of }))
    .getAllByRole('row')
    .slice(1);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function choose(words: string) {
  await press('Actions for Run 12');
  await userEvent.click(await screen.findByRole('menuitem', { name: words }));
  return within(await screen.findByRole('dialog'));
}

test('runs say when, who, for which batch, how many of each level, and how far their print job is', async () => {
  const fetch = answerCalls(
    ...inPackaging(),
    runs(RUN, runRow({ id: 9, created_by: null, batch: null, work: null })),
  );
  open();
  const [first, second] = await rows('Runs');
  expect(first).toHaveTextContent(/2026.*12Devika RaoNH-2026\/0142322×pallet6×carton24×jarReady to print/);
  expect(second).toHaveTextContent(/9Someone who has leftNo batch.*No print job/);
  expect(screen.getByText('64 codes in 2 runs')).toBeVisible();
  expect(within(first!).getByRole('link')).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${HONEY.id}/setup/packaging/${PALLET.id}/codes?show=codes&run=12`,
  );
  expect(sentTo(fetch, listRuns)[0]?.query).toEqual({ page: '1', page_size: '20' });
});

test('whoever may not see print jobs is not told that there is none', async () => {
  const me = whoamiOf('Viewer', [PRODUCTS.view.name, PACKAGINGS.view.name, CODES.view.name]);
  answerCalls(...inPackaging(PALLET, me), runs(runRow({ work: null })));
  open();
  expect((await rows('Runs'))[0]).toHaveTextContent(/Not shown/);
});

test('a day narrows the runs down, and goes along to the codes', async () => {
  const fetch = answerCalls(...inPackaging(), runs(RUN), answer(listCodes, pageWith([JAR])));
  const { place } = open();
  await rows('Runs');
  const day = screen.getByLabelText('Issued on');
  await userEvent.type(day, '2026-03-12');
  await waitFor(() => expect(sentTo(fetch, listRuns).at(-1)?.query['date']).toBe('2026-03-12'));
  await userEvent.click(screen.getByRole('tab', { name: 'Codes' }));
  await rows('Codes');
  expect(place()).toMatch(/\?show=codes&date=2026-03-12$/);
  expect(sentTo(fetch, listCodes)[0]?.query).toEqual({ page: '1', page_size: '20', date: '2026-03-12' });
});

test('before any codes are issued the page leads to where that is done', async () => {
  answerCalls(...inPackaging(), runs());
  open();
  expect(await screen.findByText('No codes issued yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Packaging' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${HONEY.id}/setup/packaging?structure=${PALLET.id}`,
  );
});

test('codes say what they are, what is in them, where they sit and whether they were withdrawn', async () => {
  const fetch = answerCalls(
    ...inPackaging(),
    answer(listCodes, pageWith([CARTON, JAR, codeRow({ id: '0000000000000000000A', packed: 'elsewhere' })])),
    answer(childCounts, { id: CARTON.id as never }, [{ name: 'jar', count: 3 }]),
  );
  open('?show=codes&run=12');
  const [carton, jar, moved] = await rows('Codes');
  expect(await within(carton!).findByText('3')).toBeVisible();
  expect(carton).toHaveTextContent(
    /^6G77 NQMT MG28 7ZKP SRSC126carton3×jarNo packNH-2026\/014Withdrawn.*2026Unpacked$/,
  );
  expect(jar).toHaveTextContent(
    /^7K3M 9QXA 2VTD 5RW8 E1HN127jarNone6G77…SRSC6G77 NQMT MG28 7ZKP SRSCNo batchAs issued$/,
  );
  expect(moved).toHaveTextContent(/In another pack$/);
  expect(
    within(jar!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/dashboard/${ORG}/codes/${JAR.id}`, `/dashboard/${ORG}/codes/6G77NQMTMG287ZKPSRSC`]);
  // Only packs are asked about.
  expect(sentTo(fetch, childCounts)).toHaveLength(1);
  expect(sentTo(fetch, listCodes)[0]?.query).toEqual({ page: '1', page_size: '20', run: '12' });
});

test('any of ten million codes is one step away, by its number', async () => {
  const fetch = answerCalls(...inPackaging(), answer(listCodes, pageWith([JAR], { total: 10_000_000 })));
  const { place } = open('?show=codes&run=12&page=450000');
  await rows('Codes');
  expect(screen.getByText('8,999,981–8,999,981 of 10,000,000')).toBeVisible();
  expect(sentTo(fetch, listCodes)[0]?.query['page']).toBe('450000');
  const field = screen.getByLabelText('Go to number');
  await userEvent.type(field, '10,000,001{Enter}');
  expect(await screen.findByText('Enter a number from 1 to 10,000,000.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '9,999,999{Enter}');
  await waitFor(() => expect(place()).toMatch(/page=500000/));
  await waitFor(() => expect(sentTo(fetch, listCodes).at(-1)?.query['page']).toBe('500000'));
  await press('Show all runs');
  await waitFor(() => expect(place()).toMatch(/\?show=codes$/));
});

test('of blank codes it is said what each was assigned to', async () => {
  const jar = codeRow({ level: 'jar', height: 0, product_id: HONEY.id, parent_id: null });
  const blank = codeRow({
    id: '0000000000000000000A',
    level: 'label',
    height: null,
    product_id: null,
    parent_id: null,
  });
  answerCalls(...inPackaging(BLANKS), answer(listCodes, pageWith([jar, blank])));
  open('?show=codes', BLANKS);
  const [first, second] = await rows('Codes');
  await waitFor(() => expect(first).toHaveTextContent(/127Forest honeyjarNoneNo packNo batchAs issued$/));
  expect(second).toHaveTextContent(/127Nothing yetNoneNo packNo batchBlank$/);
  expect(screen.getByRole('link', { name: 'Assign blank codes' })).toBeVisible();
});

test('a code is found however it is typed, with its place in the list', async () => {
  const fetch = answerCalls(
    ...inPackaging(),
    runs(RUN),
    answer(
      findCode,
      foundCode({ code: codeRow({ id: '70000QXA2VTD5RW8E1HN', index: 46, lot_code: 'NH-2026/014' }) }),
    ),
  );
  const { place } = open();
  await userEvent.type(await screen.findByLabelText('Find a code'), '7ooo oqxa 2vtd 5rw8 elhn{Enter}');
  expect(await screen.findByText('Number 47 of run 12')).toBeVisible();
  expect(sentTo(fetch, findCode)[0]?.params).toMatchObject({ id: PALLET.id, code: '70000QXA2VTD5RW8E1HN' });
  expect(screen.getByRole('link', { name: 'Open code' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/codes/70000QXA2VTD5RW8E1HN`,
  );
  expect(screen.getByRole('link', { name: 'Show in the list' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${HONEY.id}/setup/packaging/${PALLET.id}/codes?show=codes&run=12&page=3`,
  );
  expect(place()).toMatch(/\?code=70000QXA2VTD5RW8E1HN$/);
  await press('Close result');
  await waitFor(() => expect(screen.queryByText('Number 47 of run 12')).toBeNull());
});

test('a code that belongs elsewhere says to what, with a link there', async () => {
  const pepper = { id: crypto.randomUUID(), name: 'Black pepper' };
  const bags = { id: crypto.randomUUID(), name: 'Bags' };
  const owner = { product: pepper, packaging: bags };
  answerCalls(
    ...inPackaging(),
    runs(RUN),
    answer(findCode, foundCode({ is_here: false, issued_for: owner, belongs_to: owner })),
  );
  open(`?code=${JAR.id}`);
  expect(await screen.findByText('This code belongs elsewhere')).toBeVisible();
  expect(screen.getByText(/^It was issued for/)).toHaveTextContent('It was issued for Black pepper, Bags.');
  expect(screen.getByRole('link', { name: 'Bags' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${pepper.id}/setup/packaging/${bags.id}/codes?code=${JAR.id}`,
  );
});

test('what was found goes once something is typed that is no code', async () => {
  answerCalls(...inPackaging(), runs(RUN), answer(findCode, failed('not_found')));
  open(`?code=${JAR.id}`);
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
  const field = screen.getByLabelText('Find a code');
  await userEvent.clear(field);
  await userEvent.type(field, 'honey{Enter}');
  expect(await screen.findByText('This is not a Qrigin code.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'No matches' })).toBeNull());
});

test('what is no code is said at the field, and a code that no one issued says so', async () => {
  const fetch = answerCalls(...inPackaging(), runs(RUN), answer(findCode, failed('not_found')));
  open();
  const field = await screen.findByLabelText('Find a code');
  await userEvent.type(field, 'honey{Enter}');
  expect(await screen.findByText('This is not a Qrigin code.')).toBeVisible();
  expect(sentTo(fetch, findCode)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, `${JAR.id}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
  expect(screen.getByText(/This organisation has not issued/)).toBeVisible();
});

test('a run or a part of it is downloaded by its numbers', async () => {
  const kept: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  const headers = { 'x-total-rows': '4', 'x-max-rows': '4' };
  const fetch = answerCalls(
    ...inPackaging(),
    runs(RUN),
    answer(listRunCodes, () => new Response('"Number"\r\n', { headers })),
  );
  open();
  await rows('Runs');
  const dialog = await choose('Download codes');
  expect(dialog.getByRole('button', { name: 'Download 32 codes' })).toBeVisible();
  const [from, to] = [dialog.getByLabelText('From number'), dialog.getByLabelText('To number')];
  await userEvent.clear(from);
  await userEvent.type(from, '7');
  await userEvent.clear(to);
  await userEvent.type(to, '3');
  await userEvent.click(dialog.getByRole('button', { name: 'Download codes' }));
  expect(await dialog.findByText('This is before the first number.')).toBeVisible();
  await userEvent.clear(to);
  await userEvent.type(to, '10');
  await userEvent.click(await dialog.findByRole('button', { name: 'Download 4 codes' }));
  await waitFor(() => expect(kept).toEqual([expect.stringMatching(/^Hill Farm codes .*\.csv$/)]));
  expect(sentTo(fetch, listRunCodes).map(({ params, query }) => [params.id, query])).toEqual([
    [12, { from: '7', to: '10' }],
  ]);
});

test('a part of a run is taken along to where codes are withdrawn', async () => {
  const codeAt: Record<string, string> = { 5: '6G77NQMTMG287ZKPSRSC', 9: JAR.id };
  answerCalls(
    ...inPackaging(),
    runs(RUN),
    answer(listRunCodes, ({ query: { from = '' } }) =>
      pageWith([
        {
          number: Number(from),
          code: codeAt[from] ?? '',
          address: 'https://q.example',
          level: 'jar',
          pack: null,
          run: 12,
        },
      ]),
    ),
    answer(readRange, rangeRead({ kind: 'structure' })),
  );
  const { place } = open();
  await rows('Runs');
  const dialog = await choose('Withdraw codes');
  const [from, to] = [dialog.getByLabelText('From number'), dialog.getByLabelText('To number')];
  await userEvent.clear(from);
  await userEvent.type(from, '5');
  await userEvent.clear(to);
  await userEvent.type(to, '9');
  await userEvent.click(dialog.getByRole('button', { name: 'Check codes' }));
  await waitFor(() =>
    expect(place()).toMatch(/\/withdraw\?from=6G77NQMTMG287ZKPSRSC&to=7K3M9QXA2VTD5RW8E1HN$/),
  );
  expect(await screen.findByRole('button', { name: 'Withdraw 20 codes' })).toBeEnabled();
});

test('whoever may not withdraw is not offered to, and a list that fails can be tried again', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  let reply: Reply<typeof listRuns> = failed('busy');
  answerCalls(
    ...inPackaging(PALLET, whoamiOf('QR Operator', permissions)),
    answer(listRuns, () => reply),
  );
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = { ...pageWith([RUN]), codes: 32 };
  await userEvent.click(retry);
  await rows('Runs');
  expect(screen.queryByRole('link', { name: 'Withdraw codes' })).toBeNull();
  await press('Actions for Run 12');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'See codes',
    'Download codes',
  ]);
});

test('a packaging of another product leads to its own page', async () => {
  const other = packagingRow();
  answerCalls(
    ...inPackaging(other),
    answer(findProduct, { id: other.product_id }, foundProduct({ id: other.product_id })),
    runs(),
  );
  const { place } = open(`?code=${JAR.id}`, other);
  await waitFor(() =>
    expect(place()).toBe(
      `/dashboard/${ORG}/${other.product_id}/setup/packaging/${other.id}/codes?code=${JAR.id}`,
    ),
  );
});

test('a packaging that is not there is told, with the way back', async () => {
  answerCalls(...inPackaging(), answer(findPackaging, failed('not_found')));
  open();
  expect(await screen.findByText('We cannot find this packaging structure')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Packaging' })).toBeVisible();
});
