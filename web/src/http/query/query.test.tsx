import { findDetails } from '@qrigin/domain/organisations';
import { createSite, deleteSite, listSites, SITE } from '@qrigin/domain/sites';
import { listSubdomains } from '@qrigin/domain/subdomains';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, failed } from '../../testing/answer-calls.ts';
import { ORG } from '../../testing/organisation.ts';
import { refreshAll, refreshThings, useForgetOrganisation } from './refresh.ts';
import { hasMoreRows, rowsOf, useRead, useReadPages, useReadRows } from './use-read.ts';
import { useWrite } from './use-write.ts';

const OTHER = '5f0c1c1e-3b53-4d0e-9d3b-3f7c3a1b9a10';
const ID = '0b8f5a52-58a5-4f0a-9c0e-4f2d8f1c7e22';
const SITE_ROW = {
  id: ID,
  name: 'Barn',
  kind: 'farm',
  address: '',
  latitude: null,
  longitude: null,
  created_at: '2026-11-17T10:00:00.000Z',
};
const page = (total = 1) => Response.json({ items: [SITE_ROW], total, page: 1, page_size: 1 });

beforeEach(() => () => vi.unstubAllGlobals());

/** Hooks that share what they remember. */
function newCache() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return { cache, hook: <Result,>(use: () => Result) => renderHook(use, { wrapper }) };
}

const asked = (fetch: ReturnType<typeof answerCalls>) =>
  fetch.mock.calls.map(
    ([address, request]) => `${request?.method} ${(address as string).replace('/api', '')}`,
  );

test('an answer is kept under the call and its input: the same question is asked once', async () => {
  const fetch = answerCalls({ [`GET /${ORG}/sites`]: () => page() });
  const { hook } = newCache();
  const first = hook(() => useRead(listSites, { params: { org: ORG } }));
  await waitFor(() => expect(first.result.current.data?.total).toBe(1));
  hook(() => useRead(listSites, { params: { org: ORG } }));
  const other = hook(() => useRead(listSites, { params: { org: ORG }, query: { page: '2' } }));
  await waitFor(() => expect(other.result.current.data).toBeDefined());
  // What is asked again is what was remembered for a moment only.
  expect(new Set(asked(fetch))).toEqual(new Set([`GET /${ORG}/sites`, `GET /${ORG}/sites?page=2`]));
});

test('nothing is asked that is not wanted', () => {
  const fetch = answerCalls({});
  newCache().hook(() => useRead(listSites, { params: { org: ORG } }, { isEnabled: false }));
  expect(fetch).not.toHaveBeenCalled();
});

test('a write asks anew for what shows the thing it changed, in its own organisation, and for nothing else', async () => {
  const fetch = answerCalls({
    [`GET /${ORG}/sites`]: () => page(),
    [`GET /${OTHER}/sites`]: () => page(),
    [`GET /${ORG}/subdomains`]: () => Response.json([]),
    [`DELETE /${ORG}/sites/${ID}`]: () => Response.json(SITE_ROW),
  });
  const { hook } = newCache();
  const reads = [
    hook(() => useRead(listSites, { params: { org: ORG } })),
    hook(() => useRead(listSites, { params: { org: OTHER } })),
    hook(() => useRead(listSubdomains, { params: { org: ORG } })),
  ];
  for (const { result } of reads) await waitFor(() => expect(result.current.data).toBeDefined());
  const { result: remove } = hook(() => useWrite(deleteSite));
  fetch.mockClear();
  await remove.current({ params: { org: ORG, id: ID } });
  // Who waited for it sees the list as it is now.
  expect(asked(fetch)).toEqual([`DELETE /${ORG}/sites/${ID}`, `GET /${ORG}/sites`]);
});

test('a refusal asks anew too; a call that never arrived does not', async () => {
  let answer: () => Response = () => failed('site_in_use');
  const fetch = answerCalls({
    [`GET /${ORG}/sites`]: () => page(),
    [`DELETE /${ORG}/sites/${ID}`]: () => answer(),
  });
  const { hook } = newCache();
  const { result: list } = hook(() => useRead(listSites, { params: { org: ORG } }));
  await waitFor(() => expect(list.current.data).toBeDefined());
  const { result: remove } = hook(() => useWrite(deleteSite));
  fetch.mockClear();
  await expect(remove.current({ params: { org: ORG, id: ID } })).rejects.toThrow('site_in_use');
  expect(asked(fetch)).toHaveLength(2);
  fetch.mockClear();
  answer = () => {
    throw new TypeError('offline');
  };
  await expect(remove.current({ params: { org: ORG, id: ID } })).rejects.toThrow('offline');
  expect(asked(fetch)).toEqual([`DELETE /${ORG}/sites/${ID}`]);
});

test('who leaves an organisation asks nothing of it any more', async () => {
  const fetch = answerCalls({
    [`GET /${ORG}/sites`]: () => page(),
    [`DELETE /${ORG}/sites/${ID}`]: () => Response.json(SITE_ROW),
  });
  const { cache, hook } = newCache();
  const { result: list } = hook(() => useRead(listSites, { params: { org: ORG } }));
  await waitFor(() => expect(list.current.data).toBeDefined());
  const { result: leave } = hook(() => useWrite(deleteSite, { refresh: 'elsewhere' }));
  fetch.mockClear();
  await leave.current({ params: { org: ORG, id: ID } });
  expect(asked(fetch)).toEqual([`DELETE /${ORG}/sites/${ID}`]);
  const { result: forget } = hook(useForgetOrganisation);
  forget.current(ORG);
  expect(cache.getQueryCache().getAll()).toEqual([]);
});

test('the same wish after a lost answer has the same key, another wish or a new one has another', async () => {
  const keys: (string | null)[] = [];
  let isLost = true;
  answerCalls({
    [`POST /${ORG}/sites`]: (request) => {
      keys.push(new Headers(request?.headers).get('Idempotency-Key'));
      if (isLost) throw new TypeError('lost');
      return Response.json(SITE_ROW);
    },
  });
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
  const fetch = answerCalls({
    [`GET /${ORG}/details`]: () => Response.json(details),
    [`GET /${ORG}/sites`]: () => page(),
  });
  const { cache, hook } = newCache();
  const { result } = hook(() => useRead(findDetails, { params: { org: ORG } }, { isAskedOnce: true }));
  const { result: list } = hook(() => useRead(listSites, { params: { org: ORG } }));
  await waitFor(() => expect(result.current.data?.name).toBe('Hill Farm'));
  await waitFor(() => expect(list.current.data).toBeDefined());
  fetch.mockClear();
  await refreshAll(cache);
  await refreshThings(cache, [SITE]);
  expect(asked(fetch)).toEqual([`GET /${ORG}/sites`, `GET /${ORG}/sites`]);
});

test('a list comes page by page, or row by row up to as many as anyone looks through', async () => {
  const fetch = answerCalls({
    [`GET /${ORG}/sites`]: () => {
      const at = Number(
        new URL(asked(fetch).at(-1)?.split(' ')[1] ?? '', 'http://x').searchParams.get('page'),
      );
      const row = { ...SITE_ROW, id: `0b8f5a52-58a5-4f0a-9c0e-4f2d8f1c7e2${at}` };
      return Response.json({ items: [row], total: 3, page: at, page_size: 1 });
    },
  });
  const { hook } = newCache();
  const inputOf = (at: number) => ({ params: { org: ORG }, query: { page: String(at), page_size: '1' } });
  const pages = hook(() => useReadPages(listSites, inputOf, { hasMore: hasMoreRows }));
  await waitFor(() => expect(pages.result.current.hasNextPage).toBe(true));
  const more = await pages.result.current.fetchNextPage();
  expect(rowsOf(more.data?.pages)).toHaveLength(2);
  const rows = hook(() => useReadRows(listSites, inputOf, { max: 2 }));
  await waitFor(() => expect(rows.result.current.data).toHaveLength(2));
});
