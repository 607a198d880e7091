import { listPackagings } from '@qrigin/domain/packaging';
import { listRuns } from '@qrigin/domain/qr';
import { createRecall, findRecall, listRecallWords, recallReach, recallReport } from '@qrigin/domain/recalls';
import { traceCode } from '@qrigin/domain/tracing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { packagingRow } from '../../../../../domain/src/packaging/samples.ts';
import {
  recallEntry,
  recallReachSample,
  recallReport as reportSample,
} from '../../../../../domain/src/recalls/samples.ts';
import { tracedCode } from '../../../../../domain/src/tracing/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { type Answer, answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { ORG } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { bodiesTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { framed } from '../../details/testing/framed.ts';
import { HONEY, inHoney, openRecalls, SPRING } from '../testing/at-recalls.ts';

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const CODE = '7K3M9QXA2VTD5RW8E1HN';
const REACH = recallReachSample({ product: { id: HONEY.id, name: HONEY.name }, lot_code: SPRING.lot_code });
const OPENED = recallEntry({ product: HONEY });

const answers = (...more: Answer[]) =>
  answerCalls(
    ...inHoney(),
    answer(recallReach, REACH),
    answer(createRecall, OPENED),
    answer(findRecall, OPENED),
    answer(listRecallWords, []),
    answer(recallReport, reportSample({ recall: OPENED })),
    ...more,
  );

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const chooseSpring = async () => {
  await choose('Batch');
  await userEvent.click(await screen.findByRole('option', { name: /FH-2026-014/ }));
};
const sayReason = (text = 'Glass in a jar.') => userEvent.type(screen.getByLabelText('Reason'), text);
const submit = (name = 'Open recall') => userEvent.click(screen.getByRole('button', { name }));

test('what is affected is counted before anyone confirms, and opened once its number is typed', async () => {
  const fetch = answers();
  const { place } = openRecalls('/new');
  await chooseSpring();
  expect(await screen.findByText('2,002 codes')).toBeVisible();
  expect(screen.getByText('2 packs to find')).toBeVisible();
  expect(screen.getByText('310 scanned already')).toBeVisible();
  expect(screen.getByText('1,692 never scanned')).toBeVisible();
  expect(screen.getByText(/^3 were taken out of their packs or moved/)).toBeVisible();
  // Whoever does not see it hears one sentence, not the whole panel.
  expect(screen.getByText('2,002 codes are affected.')).toHaveRole('status');
  expect(screen.getByRole('list', { name: 'By level' }).closest('output, [aria-live]')).toBeNull();
  expect(bodiesTo(fetch, recallReach)).toEqual([{ scope: 'batch', batch_id: SPRING.id }]);
  await sayReason();
  await userEvent.type(screen.getByLabelText('What to do'), 'Stop eating it.{Enter}Take it back.');
  await submit();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/2,002 codes are affected/)).toBeVisible();
  const confirm = question.getByRole('button', { name: 'Open recall' });
  await userEvent.type(question.getByRole('textbox'), 'FH-2026-01');
  expect(confirm).toBeDisabled();
  expect(bodiesTo(fetch, createRecall)).toEqual([]);
  await userEvent.type(question.getByRole('textbox'), '4{Enter}');
  await waitFor(() => expect(place()).toBe(`/dashboard/${ORG}/${HONEY.id}/product-recalls/${OPENED.id}`));
  expect(bodiesTo(fetch, createRecall)).toEqual([
    {
      scope: 'batch',
      batch_id: SPRING.id,
      heading: '',
      reason: 'Glass in a jar.',
      hazard: '',
      what_to_do: 'Stop eating it.\nTake it back.',
      remedy: '',
      contact: '',
      language: 'en',
      translations: {},
    },
  ]);
});

test('without a scope or a reason nothing is asked', async () => {
  answers();
  openRecalls('/new');
  await screen.findByRole('radio', { name: 'Batch' });
  await submit();
  expect(await screen.findByText('This is required.')).toBeVisible();
  await sayReason();
  await submit();
  expect(await screen.findByText('Choose what is affected.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a pack is found by its code, typed with gaps or by a hand scanner, which sends nothing', async () => {
  const reach = { ...REACH, level: 'carton', lot_code: SPRING.lot_code };
  const fetch = answers(answer(recallReach, reach), answer(traceCode, tracedCode({ code: CODE })));
  openRecalls('/new');
  await choose('One pack');
  const field = screen.getByLabelText('Code of the pack');
  await userEvent.type(field, '7k3m 9qxa 2vtd 5rw8 e1hx');
  await waitFor(() =>
    expect(bodiesTo(fetch, recallReach).at(-1)).toEqual({ scope: 'code', qr_id: '7K3M9QXA2VTD5RW8E1HX' }),
  );
  await userEvent.clear(field);
  await userEvent.type(field, `https://q.example/scan/${CODE}{Enter}`);
  await waitFor(() => expect(bodiesTo(fetch, recallReach).at(-1)).toEqual({ scope: 'code', qr_id: CODE }));
  expect(await screen.findByText(/17 of 24/)).toBeVisible();
  expect(screen.queryByText('This is required.')).toBeNull();
  await sayReason();
  await submit();
  expect(await screen.findByLabelText('Type Forest honey to confirm')).toBeVisible();
});

test.each([
  ['', 'Open recall'],
  ['&mock=true', 'Open mock recall'],
])(
  'a code of another product leads to the recalls of that one, and a mock recall stays one',
  async (mock, open) => {
    const other = { id: crypto.randomUUID(), name: 'Tea' };
    answers(answer(recallReach, { ...REACH, product: other }), answer(traceCode, tracedCode({ code: CODE })));
    openRecalls(`/new?code=${CODE}${mock}`);
    expect(await screen.findByText(/This belongs to another product/)).toHaveTextContent('Tea');
    expect(screen.getByRole('link', { name: 'Recall it there' })).toHaveAttribute(
      'href',
      `/dashboard/${ORG}/${other.id}/product-recalls/new?code=${CODE}${mock}`,
    );
    await sayReason();
    await submit(open);
    expect(await screen.findByText('Choose what is affected.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test('a run is chosen from those of the product’s structures', async () => {
  const packaging = packagingRow({ issued: { runs: 1, packs: 2, codes: 32 } });
  const run = {
    id: 12,
    kind: 'structure' as const,
    created_at: '2026-10-20T08:00:00.000Z',
    created_by: null,
    packs: 2,
    count: 32,
    levels: [],
    batch: { id: SPRING.id, lot_code: SPRING.lot_code },
    work: null,
  };
  const fetch = answers(
    answer(listPackagings, { id: HONEY.id }, [packagingRow(), packaging]),
    answer(listRuns, { id: packaging.id }, { ...pageWith([run]), codes: 32 }),
  );
  openRecalls('/new');
  await choose('Run');
  await userEvent.click(await screen.findByRole('button', { name: /^Run 12/ }));
  await waitFor(() => expect(bodiesTo(fetch, recallReach)).toEqual([{ scope: 'run', run_id: 12 }]));
});

test('a time window goes by the time of issue, and must end after it begins', async () => {
  const fetch = answers();
  openRecalls('/new');
  await choose('Time window');
  expect(screen.getByText(/This uses the time the codes were issued/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Issued from'), { target: { value: '2026-10-02T06:00' } });
  fireEvent.change(screen.getByLabelText('Issued before'), { target: { value: '2026-10-01T06:00' } });
  expect(screen.getByText('This must be later than the start.')).toBeVisible();
  expect(bodiesTo(fetch, recallReach)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Issued before'), { target: { value: '2026-10-15T00:00' } });
  await waitFor(() =>
    expect(bodiesTo(fetch, recallReach)).toEqual([
      {
        scope: 'window',
        product_id: HONEY.id,
        from: new Date(2026, 9, 2, 6).toISOString(),
        to: new Date(2026, 9, 15).toISOString(),
      },
    ]),
  );
});

test.each([
  [`?batch=${SPRING.id}`, { scope: 'batch', batch_id: SPRING.id }],
  ['?run=12', { scope: 'run', run_id: 12 }],
  [`?code=${CODE}`, { scope: 'code', qr_id: CODE }],
])('another page sends someone here about %s', async (query, body) => {
  const fetch = answers(answer(traceCode, tracedCode({ code: CODE })));
  openRecalls(`/new${query}`);
  expect(await screen.findByText('2,002 codes')).toBeVisible();
  expect(bodiesTo(fetch, recallReach)).toEqual([body]);
});

test('a count that fails is told kindly and tried again; the text is kept', async () => {
  let isBroken = true;
  answers(answer(recallReach, () => (isBroken ? failed('busy') : REACH)));
  openRecalls('/new');
  await screen.findByRole('radio', { name: 'Batch' });
  await sayReason();
  await choose('Whole product');
  expect(await screen.findByText(/We could not count the affected codes/)).toBeVisible();
  await submit();
  expect(
    await screen.findByText('We’re still counting the affected codes. Try again in a moment.'),
  ).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2,002 codes')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Glass in a jar.');
});

test('open recalls that affect all of it are named, and a large count reads as it is', async () => {
  const open = [{ id: crypto.randomUUID(), reason: 'Lid leaks.', mock: false }];
  answers(answer(recallReach, { ...REACH, codes: 10_000_000, packs: 500, scanned: 10_000, open }));
  openRecalls('/new');
  await choose('Whole product');
  expect(await screen.findByText('10,000,000 codes')).toBeVisible();
  expect(screen.getByText('At least 10,000 were scanned already')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lid leaks.' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${HONEY.id}/product-recalls/${open[0]?.id}`,
  );
});

test('what there is too much of to count can be recalled all the same', async () => {
  const uncounted = {
    codes: null,
    levels: [],
    packs: 0,
    batches: [],
    batches_count: 0,
    moved: 0,
    scanned: null,
  };
  const fetch = answers(answer(recallReach, { ...REACH, ...uncounted }));
  openRecalls('/new');
  await choose('Whole product');
  expect(await screen.findByText('There are too many codes to count while you wait.')).toBeVisible();
  expect(screen.queryByText('No codes are affected yet.')).toBeNull();
  await sayReason();
  await submit();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^More codes are affected than we can count/)).toBeVisible();
  await userEvent.type(question.getByRole('textbox'), 'Forest honey{Enter}');
  await waitFor(() => expect(bodiesTo(fetch, createRecall)).toHaveLength(1));
});

test('languages that lack a part are named before it is opened; a mock recall, which no shopper reads, names none', async () => {
  answers();
  openRecalls('/new');
  await choose('Whole product');
  await screen.findByText('2,002 codes');
  await sayReason();
  await submit();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Some text is missing in/)).toHaveTextContent(
    'Some text is missing in Hindi and Urdu. Shoppers will read it in English.',
  );
});

test('scans that could not be counted in time are not said to be none', async () => {
  answers(answer(recallReach, { ...REACH, scanned: null }));
  openRecalls('/new');
  await choose('Whole product');
  expect(await screen.findByText('There are too many scans to count while you wait.')).toBeVisible();
  expect(screen.queryByText('None scanned yet')).toBeNull();
});

test('a mock recall says everywhere that shoppers never see it, and is sent as one', async () => {
  const fetch = answers();
  openRecalls('/new?mock=true');
  expect(await screen.findByRole('heading', { level: 1, name: 'New mock recall' })).toBeVisible();
  expect(screen.getByText(/Shoppers never see it, and codes keep their status/)).toBeVisible();
  await choose('Whole product');
  await screen.findByText('2,002 codes');
  await sayReason();
  await submit('Open mock recall');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Shoppers never see a mock recall/)).toBeVisible();
  expect(question.queryByText(/^Some text is missing in/)).toBeNull();
  expect(question.getByText('Whole product')).toBeVisible();
  await userEvent.type(question.getByRole('textbox'), 'Forest honey{Enter}');
  await waitFor(() =>
    expect(bodiesTo(fetch, createRecall)).toEqual([
      expect.objectContaining({ scope: 'product', product_id: HONEY.id, mock: true }),
    ]),
  );
});

test('the page of shoppers follows the typing, in each language', async () => {
  const fetch = answers();
  openRecalls('/new');
  await screen.findByRole('radio', { name: 'Batch' });
  const { sees } = await framed();
  await sayReason('Glass in a jar.');
  await sees('Glass in a jar.');
  const languages = within(screen.getByRole('radiogroup', { name: 'Language' }));
  await userEvent.click(languages.getByRole('radio', { name: /^Hindi/ }));
  expect(screen.getByText('Glass in a jar.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), 'शीशा');
  await sees('शीशा');
  await choose('Whole product');
  await screen.findByText('2,002 codes');
  await submit();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox'), 'Forest honey{Enter}');
  await waitFor(() => expect(bodiesTo(fetch, createRecall)).toHaveLength(1));
  expect(bodiesTo(fetch, createRecall)[0]).toMatchObject({
    language: 'en',
    reason: 'Glass in a jar.',
    translations: { hi: { reason: 'शीशा' } },
  });
});

test('whoever leaves by accident is asked first', async () => {
  answers();
  const { router, place } = openRecalls('/new');
  await screen.findByRole('radio', { name: 'Batch' });
  await sayReason();
  void router.navigate('/dashboard');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(place()).toBe(`/dashboard/${ORG}/${HONEY.id}/product-recalls/new`);
  expect(screen.getByLabelText('Reason')).toHaveValue('Glass in a jar.');
});

test('the keyboard alone opens a recall', async () => {
  const fetch = answers();
  openRecalls(`/new?batch=${SPRING.id}`);
  await screen.findByText('2,002 codes');
  screen.getByLabelText('Reason').focus();
  await userEvent.keyboard('Glass in a jar.{Enter}');
  const question = within(await screen.findByRole('alertdialog'));
  for (let presses = 0; presses < 5 && document.activeElement !== question.getByRole('textbox'); presses += 1)
    await userEvent.tab();
  await userEvent.keyboard('FH-2026-014{Enter}');
  await waitFor(() => expect(bodiesTo(fetch, createRecall)).toHaveLength(1));
});
