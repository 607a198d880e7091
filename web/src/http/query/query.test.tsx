import { findDetails } from '@qrigin/domain/organisations';
import { createSite, deleteSite, listSites, SITE } from '@qrigin/domain/sites';
import { listSubdomains } from '@qrigin/domain/subdomains';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteRow } from '../../../../domain/src/sites/samples.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { ORG } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { lineOf, linesSent } from '../../testing/sent-calls.ts';
import { refreshAll, refreshThings, useForgetOrganisation } from './refresh.ts';
import { hasMoreRows, rowsOf, useRead, useReadPages, useReadRows } from './use-read.ts';
import { useWrite } from './use-write.ts';

const OTHER = '5f0c1c1e-3b53-4d0e-9d3b-3f7c3a1b9a10';
const ROW = siteRow();
const ID = ROW.id;
const HERE = { params: { org: ORG } };
const ONE = { params: { org: ORG, id: ID } };

beforeEach(() => () => vi.unstubAllGlobals());

/** Hooks that share what they remember. */
function newCache() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return { cache, hook: <Result,>(use: () => Result) => renderHook(use, { wrapper }) };
}

test('an answer is kept under the call and its input: the same question is asked once', async () => {
  const fetch = answerCalls(answer(listSites, pageWith([ROW])));
  const { hook } = newCache();
  const first = hook(() => useRead(listSites, HERE));
  await waitFor(() => expect(first.result.current.data?.total).toBe(1));
  hook(() => useRead(listSites, HERE));
  const other = hook(() => useRead(listSites, { params: { org: ORG }, query: { page: '2' } }));
  await waitFor(() => expect(other.result.current.data).toBeDefined());
  // What is asked again is what was remembered for a moment only.
  expect(new Set(linesSent(fetch))).toEqual(
    new Set([lineOf(listSites, HERE), lineOf(listSites, { ...HERE, query: { page: '2' } })]),
  );
});

test('nothing is asked that is not wanted', () => {
  const fetch = answerCalls();
  newCache().hook(() => useRead(listSites, HERE, { isEnabled: false }));
  expect(fetch).not.toHaveBeenCalled();
});

test('a write asks anew for what shows the thing it changed, in its own organisation, and for nothing else', async () => {
  const fetch = answerCalls(
    answer(listSites, pageWith([ROW])),
    answer(listSites, { org: OTHER }, pageWith([ROW])),
    answer(listSubdomains, []),
    answer(deleteSite, { id: ID }, ROW),
  );
  const { hook } = newCache();
  const reads = [
    hook(() => useRead(listSites, HERE)),
    hook(() => useRead(listSites, { params: { org: OTHER } })),
    hook(() => useRead(listSubdomains, HERE)),
  ];
  for (const { result } of reads) await waitFor(() => expect(result.current.data).toBeDefined());
  const { result: remove } = hook(() => useWrite(deleteSite));
  fetch.mockClear();
  await remove.current(ONE);
  // Who waited for it sees the list as it is now.
  expect(linesSent(fetch)).toEqual([lineOf(deleteSite, ONE), lineOf(listSites, HERE)]);
});

test('a refusal asks anew too; a call that never arrived does not', async () => {
  let reply: () => Response = () => failed('site_in_use');
  const fetch = answerCalls(
    answer(listSites, pageWith([ROW])),
    answer(deleteSite, { id: ID }, () => reply()),
  );
  const { hook } = newCache();
  const { result: list } = hook(() => useRead(listSites, HERE));
  await waitFor(() => expect(list.current.data).toBeDefined());
  const { result: remove } = hook(() => useWrite(deleteSite));
  fetch.mockClear();
  await expect(remove.current(ONE)).rejects.toThrow('site_in_use');
  expect(fetch).toHaveBeenCalledTimes(2);
  fetch.mockClear();
  reply = () => {
    throw new TypeError('offline');
  };
  await expect(remove.current(ONE)).rejects.toThrow('offline');
  expect(linesSent(fetch)).toEqual([lineOf(deleteSite, ONE)]);
});

test('who leaves an organisation asks nothing of it any more', async () => {
  const fetch = answerCalls(answer(listSites, pageWith([ROW])), answer(deleteSite, { id: ID }, ROW));
  const { cache, hook } = newCache();
  const { result: list } = hook(() => useRead(listSites, HERE));
  await waitFor(() => expect(list.current.data).toBeDefined());
  const { result: leave } = hook(() => useWrite(deleteSite, { refresh: 'elsewhere' }));
  fetch.mockClear();
  await leave.current(ONE);
  expect(linesSent(fetch)).toEqual([lineOf(deleteSite, ONE)]);
  const { result: forget } = hook(useForgetOrganisation);
  forget.current(ORG);
  expect(cache.getQueryCache().getAll()).toEqual([]);
});

test('the same wish after a lost answer has the same key, another wish or a new one has another', async () => {
  const keys: (string | null)[] = [];
  let isLost = true;
  answerCalls(
    answer(createSite, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      if (isLost) throw new TypeError('lost');
      return ROW;
    }),
  );
  const { result: create } = newCache().hook(() => useWrite(createSite));
  const wish = { params: { org: ORG }, body: { name: 'Barn' } };
  await expect(create.current(wish)).rejects.toThrow('lost');
  isLost = false;
  await create.current(wish);
  await create.current(wish);
  await create.current({ ...wish, body: { name: 'Shed' } });
  const [first, again, anew, other] = keys;
  expect(again).toBe(first);
  expect(new Set([first, anew, other]).size).toBe(3);
});

test('what someone is typing over is asked for once, whatever changes', async () => {
  const details = {
    id: ORG,
    name: 'Hill Farm',
    orgData: { businessDetails: {}, verificationDetails: null, additionalDetails: {} },
  };
  const fetch = answerCalls(answer(findDetails, details), answer(listSites, pageWith([ROW])));
  const { cache, hook } = newCache();
  const { result } = hook(() => useRead(findDetails, HERE, { isAskedOnce: true }));
  const { result: list } = hook(() => useRead(listSites, HERE));
  await waitFor(() => expect(result.current.data?.name).toBe('Hill Farm'));
  await waitFor(() => expect(list.current.data).toBeDefined());
  fetch.mockClear();
  await refreshAll(cache);
  await refreshThings(cache, [SITE]);
  expect(linesSent(fetch)).toEqual([lineOf(listSites, HERE), lineOf(listSites, HERE)]);
});

test('a list comes page by page, or row by row up to as many as anyone looks through', async () => {
  answerCalls(
    answer(listSites, ({ query }) =>
      pageWith([siteRow()], { total: 3, page: Number(query['page']), page_size: 1 }),
    ),
  );
  const { hook } = newCache();
  const inputOf = (at: number) => ({ params: { org: ORG }, query: { page: String(at), page_size: '1' } });
  const pages = hook(() => useReadPages(listSites, inputOf, { hasMore: hasMoreRows }));
  await waitFor(() => expect(pages.result.current.hasNextPage).toBe(true));
  const more = await pages.result.current.fetchNextPage();
  expect(rowsOf(more.data?.pages)).toHaveLength(2);
  const rows = hook(() => useReadRows(listSites, inputOf, { max: 2 }));
  await waitFor(() => expect(rows.result.current.data).toHaveLength(2));
});
