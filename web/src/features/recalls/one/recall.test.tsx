import {
  changeRecall,
  findRecall,
  liftRecall,
  listRecallWords,
  type RecallEntry,
  recallReport,
} from '@qrigin/domain/recalls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { recallEntry, recallReport as reportSample } from '../../../../../domain/src/recalls/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { type Answer, answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { whoamiOf } from '../../../testing/organisation.ts';
import { bodiesTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { HONEY, inHoney, openRecalls } from '../testing/at-recalls.ts';

beforeEach(() => {
  storeToken(tokenOf());
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

const OPEN = recallEntry({ product: HONEY });
const REPORT = reportSample({ recall: OPEN });

function open(recall: RecallEntry = OPEN, more: Answer[] = [], me = whoamiOf()) {
  const fetch = answerCalls(
    ...inHoney(me),
    answer(findRecall, { id: recall.id }, recall),
    answer(listRecallWords, { id: recall.id }, []),
    answer(recallReport, { id: recall.id }, { ...REPORT, recall }),
    ...more,
  );
  openRecalls(`/${recall.id}`);
  return fetch;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a recall shows what it says, what is affected, who opened it and its public page', async () => {
  open();
  await heading('Recall of Forest honey, 500 g');
  const affected = await region('What is affected');
  expect(affected.getByText('2,002 codes')).toBeVisible();
  expect(affected.getByText('Meera Nair')).toBeVisible();
  const said = await region('What shoppers read');
  expect(said.getByText('Splinters of glass may be in the honey.')).toBeVisible();
  await userEvent.click(said.getByRole('radio', { name: 'Hindi' }));
  expect(said.getByText('शहद में काँच के टुकड़े हो सकते हैं।')).toBeVisible();
  // What is not translated is read in the first language.
  expect(said.getByText('Cuts in the mouth and throat')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the public page' })).toHaveAttribute(
    'href',
    `/recalls/${OPEN.id}`,
  );
});

test('each group of the report adds up to all affected codes, with numbers and words', async () => {
  open();
  const report = await region('Report');
  await report.findByText('First shopper warned 4 minutes after opening');
  for (const name of ['Where the codes are', 'What was done with them', 'Whether they were scanned']) {
    const group = within(report.getByRole('region', { name }));
    const figures = group
      .getAllByRole('definition')
      .map((one) => Number(one.textContent?.replaceAll(',', '')));
    const total = figures.pop();
    expect(total).toBe(2002);
    expect(figures.reduce((sum, one) => sum + one, 0)).toBe(total);
  }
  const days = within(report.getByRole('table')).getAllByRole('row').slice(1);
  expect(
    days.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent),
    ),
  ).toEqual(REPORT.days.map(({ before, since }) => [String(before), String(since)]));
  const steps = within(report.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps).toHaveLength(REPORT.timeline.length);
  expect(steps[0]).toHaveTextContent('Meera Nair opened the recall: 2,002 codes');
  expect(steps.at(-1)).toHaveTextContent(/Ravi Kumar reported pallet K7Z2….* as destroyed: 1,001 codes/);
});

test('a report says so where scans are too many to count, and is printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  open(OPEN, [answer(recallReport, { ...REPORT, all_scans_counted: false })]);
  expect(await screen.findByText(/There were more scans than we can count/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print report' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a report that cannot be loaded leaves the rest of the page', async () => {
  open(OPEN, [answer(recallReport, failed('busy'))]);
  await heading('Recall of Forest honey, 500 g');
  expect(await (await region('Report')).findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a recall is ended with a reason, after a second question', async () => {
  let recall = OPEN;
  const fetch = open(OPEN, [
    answer(findRecall, () => recall),
    answer(liftRecall, () => {
      recall = { ...OPEN, lifted_at: '2026-11-19T10:00:00.000Z', lift_reason: 'All jars are back.' };
      return recall;
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'End recall' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End recall' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('This is required.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'All jars are back.{Enter}');
  const question = within(await screen.findByRole('alertdialog'));
  expect(bodiesTo(fetch, liftRecall)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'End recall' }));
  expect(await screen.findByText('All jars are back.')).toBeVisible();
  expect(bodiesTo(fetch, liftRecall)).toEqual([{ reason: 'All jars are back.' }]);
  expect(screen.queryByRole('button', { name: 'End recall' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit text' })).toBeNull();
});

test('whoever leaves the second question is back at the reason, which is still there', async () => {
  const fetch = open();
  await userEvent.click(await screen.findByRole('button', { name: 'End recall' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'All jars are back.{Enter}');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const dialog = within(screen.getByRole('dialog', { name: 'End recall' }));
  await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
  expect(dialog.getByLabelText('Reason')).toHaveValue('All jars are back.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'End recall' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesTo(fetch, liftRecall)).toEqual([]);
});

test('a recall is not ended while its words are edited, and no words are edited once another has ended it', async () => {
  let recall = OPEN;
  open(OPEN, [
    answer(findRecall, () => recall),
    answer(changeRecall, () => {
      recall = { ...OPEN, lifted_at: '2026-11-19T10:00:00.000Z', lift_reason: 'All jars are back.' };
      return failed('recall_ended');
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit text' }));
  expect(screen.queryByRole('button', { name: 'End recall' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit text' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'End recall' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit text' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
  expect(await screen.findByText('All jars are back.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save text' })).toBeNull();
  expect(
    screen.getByText('This recall was ended while you were editing its text. Your changes were not saved.'),
  ).toBeVisible();
});

test('words are changed, and what was said before is kept below them', async () => {
  let recall = OPEN;
  let before: unknown[] = [];
  const fetch = open(OPEN, [
    answer(findRecall, () => recall),
    answer(listRecallWords, () => before as []),
    answer(changeRecall, ({ body }) => {
      const { heading, reason, hazard, what_to_do, remedy, contact, language, translations } = OPEN;
      const said = { heading, reason, hazard, what_to_do, remedy, contact, language, translations };
      const until = '2026-11-19T10:00:00.000Z';
      before = [{ ...said, from: OPEN.created_at, until, changed_by: OPEN.opened_by }];
      recall = { ...OPEN, reason: body.reason };
      return recall;
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit text' }));
  const reason = await screen.findByLabelText('Reason');
  expect(reason).toHaveValue(OPEN.reason);
  await userEvent.clear(reason);
  await userEvent.type(reason, 'Metal in a jar.');
  await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
  expect(await screen.findByText('Metal in a jar.')).toBeVisible();
  expect(screen.getByText('Text saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit text' })).toHaveFocus();
  expect(bodiesTo(fetch, changeRecall)).toEqual([
    expect.objectContaining({
      reason: 'Metal in a jar.',
      hazard: OPEN.hazard,
      translations: OPEN.translations,
    }),
  ]);
  await userEvent.click(await screen.findByText(/^Until .*, changed by/));
  const former = screen.getByText(/^Until .*, changed by/).closest('details');
  expect(former).toHaveTextContent(/Meera Nair.*Splinters of glass may be in the honey\./);
});

test('a mock recall has the report and no public page, and says that shoppers see nothing', async () => {
  open({ ...OPEN, mock: true });
  expect(
    await screen.findByText('Mock recall: the first shopper would have been warned 4 minutes after opening'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the public page' })).toBeNull();
  expect(screen.getByText('The first shopper would have been warned')).toBeVisible();
  expect(screen.getByRole('button', { name: 'End mock recall' })).toBeVisible();
});

test('whoever may only look can neither change nor end it', async () => {
  open(OPEN, [], whoamiOf('QR Operator', ['product.view', 'recall.view']));
  await heading('Recall of Forest honey, 500 g');
  expect(screen.queryByRole('button', { name: 'End recall' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit text' })).toBeNull();
});

test('a recall of another product is not found here', async () => {
  open({ ...OPEN, product: { id: crypto.randomUUID(), name: 'Tea' } });
  await heading('Recall');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
});
