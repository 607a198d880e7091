import { recallOfCode, tellOutcome } from '@qrigin/domain/recalls';
import { listLife } from '@qrigin/domain/tracing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { recallEntry } from '../../../../../domain/src/recalls/samples.ts';
import { lifeStep } from '../../../../../domain/src/tracing/samples.ts';
import { type Answer, answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { ORG } from '../../../testing/organisation.ts';
import { bodiesTo, type Calls, sentTo } from '../../../testing/sent-calls.ts';
import { show } from '../../../testing/show.tsx';
import { RecallOutcome } from './recall-outcome.tsx';

const CODE = '7K3M9QXA2VTD5RW8E1HN';
const [GLASS, LABEL] = [recallEntry(), recallEntry()];
const ENDED = recallEntry({ lifted_at: GLASS.created_at });
const MOCK = recallEntry({ mock: true });

beforeEach(() => () => vi.unstubAllGlobals());

let client: QueryClient;

function open(entries: (typeof GLASS)[], ...answers: Answer[]) {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const fetch = answerCalls(
    answer(recallOfCode, { qr_id: CODE, recalled: true, entries }),
    answer(tellOutcome, { codes: 25 }),
    answer(listLife, { steps: [], before: null }),
    ...answers,
  );
  show(
    <QueryClientProvider client={client}>
      <RecallOutcome org={ORG} code={CODE} />
    </QueryClientProvider>,
  );
  return fetch;
}

/** Everything that this call was asked for has arrived, so that what is not shown now never will be. */
const arrived = (fetch: Calls, call: typeof listLife | typeof recallOfCode) =>
  waitFor(() => {
    expect(sentTo(fetch, call)).not.toEqual([]);
    expect(client.isFetching()).toBe(0);
  });

test('the answer goes to every open recall that affects the pack, and can be changed', async () => {
  const fetch = open([GLASS, ENDED, LABEL, MOCK]);
  await userEvent.click(await screen.findByRole('button', { name: 'Kept separate' }));
  expect(await screen.findByText('Saved. You can change your answer.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kept separate' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Destroyed' }));
  await waitFor(() => expect(sentTo(fetch, tellOutcome)).toHaveLength(4));
  expect(sentTo(fetch, tellOutcome).map(({ params, body }) => [params.id, body.outcome])).toEqual([
    [GLASS.id, 'held'],
    [LABEL.id, 'held'],
    [GLASS.id, 'destroyed'],
    [LABEL.id, 'destroyed'],
  ]);
});

const asha = { id: crypto.randomUUID(), name: 'Asha Nair' };
const lifeOf = (...told: [recall: typeof GLASS, step: 'held' | 'destroyed', isUndone?: boolean][]) =>
  answer(listLife, {
    steps: told.map(([{ id }, step, is_undone = false]) =>
      lifeStep({ step, recall_id: id, by: asha, is_undone }),
    ),
    before: null,
  });

test('whoever comes later sees what was answered, and by whom', async () => {
  open([GLASS], lifeOf([GLASS, 'destroyed'], [GLASS, 'held']));
  expect(await screen.findByText(/^Reported by/)).toHaveTextContent('Reported by Asha Nair');
  expect(screen.getByRole('button', { name: 'Destroyed' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Kept separate' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Kept separate' }));
  expect(await screen.findByText('Saved. You can change your answer.')).toBeVisible();
  expect(screen.queryByText(/^Reported by/)).toBeNull();
});

test('it is still asked where one recall has no answer, or an answer was undone', async () => {
  const fetch = open([GLASS, LABEL], lifeOf([GLASS, 'held'], [LABEL, 'held', true]));
  await arrived(fetch, listLife);
  expect(screen.getByRole('button', { name: 'Kept separate' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(/^Reported by/)).toBeNull();
});

test('nothing is asked of those who may not see recalls', async () => {
  const fetch = open([GLASS], answer(recallOfCode, failed('forbidden')));
  await arrived(fetch, recallOfCode);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer that was lost is sent again as the same one', async () => {
  let isLost = true;
  const fetch = open(
    [GLASS],
    answer(tellOutcome, () => {
      if (isLost) throw new TypeError('lost');
      return { codes: 25 };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Returned' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Returned' }));
  expect(await screen.findByText('Saved. You can change your answer.')).toBeVisible();
  const [first, again] = bodiesTo(fetch, tellOutcome);
  expect(again).toEqual(first);
});

test('nothing is asked about a pack that no open recall affects', async () => {
  const fetch = open([ENDED, MOCK]);
  await arrived(fetch, recallOfCode);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a recall that ended meanwhile is told', async () => {
  open([GLASS], answer(tellOutcome, failed('recall_ended')));
  await userEvent.click(await screen.findByRole('button', { name: 'Kept separate' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});
