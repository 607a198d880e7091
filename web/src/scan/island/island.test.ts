import { API_BASE } from '@qrigin/domain/http';
import { scanUsage, scanWhoami } from '@qrigin/domain/scan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GLASS, HONEY } from '../../../../domain/src/scan/samples.ts';
import { recalledBy } from '../../testing/scan/overviews.ts';
import { scanDocument, scanHtml } from '../../testing/scan/scan-document.ts';
import { script } from '../render.tsx';
import { newEventId } from './event-id.ts';
import { localTime } from './local-time.ts';
import { sendUsage } from './send-usage.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:42:30.000Z') });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

const signIn = () => localStorage.setItem('token-storage', JSON.stringify({ state: { token: 'a.b.c' } }));
const answers = (...statuses: number[]) => {
  for (const status of statuses) fetched.mockResolvedValueOnce(new Response('{}', { status }));
};
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string));

test('an event id is a UUID of version 7 that carries the time, and no two are equal', () => {
  const ids = Array.from({ length: 1000 }, newEventId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const [id = ''] = ids;
  expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(Date.now());
  expect(new Set(ids).size).toBe(1000);
});

test('a look is told as the contract says', async () => {
  answers(200);
  expect(await sendUsage(HONEY.qr_id)).toBe(true);
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe(API_BASE + scanUsage.path.replace(':qr', HONEY.qr_id));
  expect(init?.method).toBe(scanUsage.method);
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
  expect(() => scanUsage.body.parse(bodies()[0])).not.toThrow();
});

test('a look by someone who is signed in is told as theirs, so that members are not taken for shoppers', async () => {
  signIn();
  answers(200);
  await sendUsage(HONEY.qr_id);
  const [, init] = fetched.mock.calls[0]!;
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer a.b.c' });
});

test('a look is told where the browser allows no storage', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => undefined,
  });
  answers(200);
  expect(await sendUsage(HONEY.qr_id)).toBe(true);
});

test('what fails is sent again after 1, 4 and 10 seconds, with the same id', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  answers(503, 429, 200);
  const sent = sendUsage(HONEY.qr_id);
  for (const [pause, calls] of [
    [999, 1],
    [1, 2],
    [3999, 2],
    [1, 3],
    [9999, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause);
    expect(fetched).toHaveBeenCalledTimes(calls);
  }
  expect(await sent).toBe(true);
  expect(new Set(bodies().map(({ event_id }) => event_id)).size).toBe(1);
});

test('after three more tries it is given up, and a refusal is not tried again', async () => {
  answers(500, 500, 500, 500, 500);
  const sent = sendUsage(HONEY.qr_id);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(4);

  fetched.mockReset();
  answers(404);
  expect(await sendUsage(HONEY.qr_id)).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the time of the check is told by the clock of the reader', () => {
  const clock = (iso: string) => {
    const at = new Date(iso);
    return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  };
  const told = (iso: string) =>
    localTime(scanDocument({ ...HONEY, checked_at: iso }).page.querySelector('time')!);
  expect(told(HONEY.checked_at)).toBe(`today at ${clock(HONEY.checked_at)}`);
  const earlier = '2026-11-02T12:05:00.000Z';
  expect(told(earlier)).toBe(`2 November 2026 at ${clock(earlier)}`);
});

/** Runs the page's script as the browser does, on the page that it comes with. */
async function openPage(overview = HONEY) {
  const page = new DOMParser().parseFromString(scanHtml(overview), 'text/html');
  document.body.append(...page.body.children);
  document.body.querySelector('script')?.remove();
  // oxlint-disable-next-line no-new-func, no-implied-eval -- the script is a text, and this is the test of it
  new Function(script)();
  await vi.advanceTimersByTimeAsync(0);
}

test('a page that is opened is counted once, and then tells the time in the words of the reader', async () => {
  answers(200);
  await openPage();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(document.querySelector('time')?.textContent).toMatch(/^today at \d\d:\d\d$/);
});

test('while nothing has come through, the time stays as it was sent', async () => {
  answers(503);
  await openPage();
  expect(document.querySelector('time')?.textContent).toBe('15 November 2026, 10:42 UTC');
});

test('the share button is there where the browser can share', async () => {
  answers(200, 200);
  await openPage();
  expect(document.querySelector<HTMLElement>('.share')?.hidden).toBe(true);

  document.body.replaceChildren();
  const share = vi.fn<Navigator['share']>(async () => undefined);
  vi.stubGlobal('navigator', { share });
  await openPage();
  const button = document.querySelector<HTMLElement>('.share');
  expect(button?.hidden).toBe(false);
  button?.click();
  expect(share).toHaveBeenCalledWith({ title: document.title, url: location.href });
});

const MEMBER_OF = '0b8f5a52-58a5-4f0a-9c0e-4f2d8f1c7e21';
const whoAnswers = (org_id: string | null) =>
  fetched.mockImplementation(async () => Response.json({ kind: 'user', name: 'Asha', roles: [], org_id }));
const member = () => document.querySelector<HTMLAnchorElement>('.member');

test('members find the way to the code in their dashboard', async () => {
  signIn();
  whoAnswers(MEMBER_OF);
  await openPage();
  expect(fetched).toHaveBeenCalledWith(API_BASE + scanWhoami.path.replace(':qr', HONEY.qr_id), {
    headers: { Authorization: 'Bearer a.b.c' },
  });
  expect(member()).toHaveTextContent('Open in dashboard');
  expect(member()?.hidden).toBe(false);
  expect(member()?.getAttribute('href')).toBe(`/dashboard/${MEMBER_OF}/codes/${HONEY.qr_id}`);
});

test('of a recalled pack they find it above what shoppers should do', async () => {
  signIn();
  whoAnswers(MEMBER_OF);
  await openPage({ ...HONEY, state: 'recalled', recall: recalledBy(GLASS) });
  const [first, last] = document.querySelectorAll<HTMLAnchorElement>('.member');
  expect(first?.getAttribute('href')).toBe(`/dashboard/${MEMBER_OF}/codes/${HONEY.qr_id}`);
  expect([first?.hidden, last?.hidden]).toEqual([false, true]);
  expect(first?.closest('footer')).toBeNull();
});

test('no one else does, and no one is asked about who is not signed in', async () => {
  whoAnswers(MEMBER_OF);
  await openPage();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(member()?.hidden).toBe(true);

  document.body.replaceChildren();
  signIn();
  whoAnswers(null);
  await openPage();
  expect(member()?.hidden).toBe(true);
});

test('the script is small', () => {
  // Half of it when compressed.
  expect(script.length).toBeLessThan(1800);
});
