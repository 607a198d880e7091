import {
  changePackingRules,
  findPack,
  findPackingRules,
  sendReads,
  startRound,
} from '@qrigin/domain/packing';
import { recallOfCode, tellOutcome } from '@qrigin/domain/recalls';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { packState } from '../../../../domain/src/packing/samples.ts';
import { recallEntry } from '../../../../domain/src/recalls/samples.ts';
import { clearToken, storeToken } from '../../http/session.ts';
import { type Answer, answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { keptReads } from './queue/kept-reads.ts';
import { usePackingSettings } from './signals/packing-settings.ts';
import { codesOf, fakeServer } from './testing/fake-server.ts';

const HERE = `/dashboard/${ORG}/packing`;
const CARTON = packState().code;
const FILLING = `${HERE}?job=fill&pack=${CARTON}`;
const [JAR = '', LID = '', TIN = ''] = codesOf(3);

const vibrate = vi.fn<(pattern: number[]) => boolean>();

beforeEach(() => {
  localStorage.clear();
  storeToken(tokenOf());
  usePackingSettings.setState(usePackingSettings.getInitialState(), true);
  Object.assign(navigator, { vibrate });
  return () => {
    // The desk of whoever is signed in ends with the session.
    clearToken();
    vibrate.mockReset();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** As quick as one: all keys of a code, then Enter, at whatever has the focus. */
function scan(text: string) {
  for (const key of [...Array.from(text), 'Enter'])
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
}

function open(path: string, server: ReturnType<typeof fakeServer>, ...answers: Answer[]) {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(findPackingRules, { when_full: 'ask' }),
    answer(findPack, () => server.state()),
    answer(sendReads, ({ body }) => server.take(body)),
    ...answers,
  );
  return { fetch, ...openPage(path) };
}

const counted = (words: string) => waitFor(() => expect(screen.getAllByText(words)[0]).toBeInTheDocument());
const lastReads = () =>
  within(screen.getByRole('list', { name: 'Last scans' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const red = async () => within(await screen.findByRole('alertdialog'));

test('a job is chosen first, then the pack is scanned, then what is in it', async () => {
  const { place } = open(HERE, fakeServer());
  const jobs = await screen.findAllByRole('button', { name: /^(Check|Fill|Unpack or move)/ });
  expect(jobs).toHaveLength(3);
  await userEvent.click(jobs[1]!);
  expect(await screen.findByText('Scan the pack to fill')).toBeVisible();
  scan(`https://q.example.com/scan/${CARTON.toLowerCase()}`);
  await counted('0 of 24');
  expect(place()).toBe(FILLING);
  scan(JAR);
  await counted('1 of 24');
});

test('the third job takes out or moves', async () => {
  const { place } = open(HERE, fakeServer());
  await userEvent.click(await screen.findByRole('button', { name: /^Unpack or move/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Unpack/ }));
  expect(place()).toBe(`${HERE}?job=unpack`);
  expect(await screen.findByText('unpacked')).toBeVisible();
  scan(JAR);
  await counted('1');
});

test('a hand scanner at 8 a second: every code is counted once, in its order, however they go together', async () => {
  const server = fakeServer();
  const codes = codesOf(24);
  const { fetch } = open(FILLING, server);
  await counted('0 of 24');
  for (const code of codes) {
    scan(code);
    await new Promise((resolve) => void setTimeout(resolve, 125));
  }
  await counted('24 of 24');
  const sent = bodiesTo(fetch, sendReads).flatMap(({ reads }) => reads);
  expect(sent.map((read) => 'code' in read && read.code)).toEqual(codes);
  expect([...server.inside]).toEqual(codes);
  expect(await screen.findByText('Pack is full')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next pack' }));
  expect(await screen.findByText('Scan the pack to fill')).toBeVisible();
});

test('each read is told by colour, word, vibration and to those who listen', async () => {
  open(FILLING, fakeServer());
  await counted('0 of 24');
  scan(JAR);
  await waitFor(() => expect(document.querySelector('[data-flash=done]')).toHaveTextContent('Done'));
  await waitFor(() => expect(vibrate).toHaveBeenCalledWith([60]));
  expect(screen.getByText('Done. 1 of 24.').closest('output')).not.toBeNull();
  await waitFor(() => expect(document.querySelector('[data-flash]')).toBeNull());
  // Known at once, before the server says so.
  scan(JAR);
  expect(document.querySelector('[data-flash=already]')).toHaveTextContent('Already scanned');
  await waitFor(() => expect(lastReads()).toHaveLength(2));
  expect(screen.getAllByText('1 of 24')[0]).toBeInTheDocument();
});

test('the last read is taken back, and then the one before it', async () => {
  const server = fakeServer();
  open(FILLING, server);
  await counted('0 of 24');
  expect(screen.getByRole('button', { name: 'Undo last' })).toBeDisabled();
  scan(JAR);
  scan(LID);
  await counted('2 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('1 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([JAR]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('0 of 24');
  await waitFor(() => expect(lastReads()[0]).toContain('Undone'));
  expect(screen.getByText('Undone. 0 of 24.').closest('output')).not.toBeNull();
  expect(document.querySelector('[data-flash=undone]')).toHaveTextContent('Undone');
});

test('red stays until it is acknowledged by a key, which no scanner can do, and nothing is read meanwhile', async () => {
  const server = fakeServer();
  server.refuse(JAR, { reason: 'packed_elsewhere', pack: { code: CARTON, level: 'Carton' } });
  const { fetch } = open(FILLING, server);
  await counted('0 of 24');
  scan(JAR);
  const message = await red();
  expect(message.getByRole('heading', { name: 'Already in another pack' })).toBeVisible();
  expect(message.getByText('Carton')).toBeVisible();
  const go = message.getByRole('button', { name: 'Continue scanning' });
  await waitFor(() => expect(go).toHaveFocus());
  scan(LID);
  expect(await message.findByRole('alert')).toHaveTextContent(/^Not counted/);
  expect(bodiesTo(fetch, sendReads)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(go).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  scan(LID);
  await counted('1 of 24');
});

test('what belongs elsewhere is to go back there when one only checks', async () => {
  const server = fakeServer({ checked: 0, inside: 24 });
  server.refuse(JAR, { reason: 'packed_elsewhere', pack: { code: CARTON, level: 'Carton' } });
  open(`${HERE}?job=check&pack=${CARTON}`, server);
  await counted('0 of 24');
  scan(JAR);
  const message = await red();
  expect(message.getByRole('heading', { name: 'Belongs in another pack' })).toBeVisible();
  expect(message.getByText(/Put it back there/)).toBeVisible();
});

test('a pack with more in it than its structure says is not just full', async () => {
  open(FILLING, fakeServer({ inside: 26 }));
  await counted('26 of 24');
  expect(screen.getByText('Full, 2 too many')).toBeVisible();
  expect(screen.queryByText('Pack is full')).toBeNull();
});

test('several red ones are shown one after another; what is no code is red at once', async () => {
  const server = fakeServer();
  server.refuse(JAR, { reason: 'wrong_product' });
  server.refuse(LID, { reason: 'withdrawn' });
  let isLate = true;
  open(
    FILLING,
    server,
    answer(sendReads, ({ body }) => {
      if (isLate) throw new TypeError('offline');
      return server.take(body);
    }),
  );
  await counted('0 of 24');
  for (const code of [JAR, LID, TIN]) scan(code);
  expect(await screen.findByText('3 scans wait')).toBeVisible();
  isLate = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  for (const title of ['Wrong product', 'Code withdrawn']) {
    const message = await red();
    expect(await message.findByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(message.getByRole('button', { name: 'Continue scanning' }));
  }
  await counted('1 of 24');
  scan('8901030865278');
  expect((await red()).getByRole('heading', { name: 'Not a Qrigin code' })).toBeVisible();
});

test('over the count of the structure it asks, and puts it in only if someone says so', async () => {
  const server = fakeServer({ inside: 24 });
  server.refuse(JAR, { reason: 'full' });
  const { fetch } = open(FILLING, server);
  await counted('24 of 24');
  scan(JAR);
  expect(await (await red()).findByRole('heading', { name: 'This pack is full: 24 of 24' })).toBeVisible();
  await userEvent.click((await red()).getByRole('button', { name: 'Leave it out' }));
  scan(JAR);
  await userEvent.click((await red()).getByRole('button', { name: 'Put it in anyway' }));
  await counted('25 of 24');
  expect(bodiesTo(fetch, sendReads).map(({ reads }) => reads[0])).toMatchObject([{}, {}, { anyway: true }]);
});

test('where the owner forbids it there is nothing to ask', async () => {
  const server = fakeServer({ inside: 24, when_full: 'refuse' });
  server.refuse(JAR, { reason: 'full' });
  open(FILLING, server);
  await counted('24 of 24');
  scan(JAR);
  expect((await red()).getByRole('heading', { name: 'This pack is full' })).toBeVisible();
  expect((await red()).queryByRole('button', { name: 'Put it in anyway' })).toBeNull();
});

test('offline it goes on: the count moves, what waits is on the device, and a new page sends it once', async () => {
  const server = fakeServer();
  let isAway = true;
  const { fetch } = open(
    FILLING,
    server,
    answer(sendReads, ({ body }) => {
      if (!isAway) return server.take(body);
      // It arrived, and the answer was lost.
      server.take(body);
      throw new TypeError('offline');
    }),
  );
  await counted('0 of 24');
  for (const code of [JAR, LID]) scan(code);
  expect(await screen.findByText('2 scans wait')).toBeVisible();
  await counted('2 of 24');
  const owner = { user: whoIs(), org: ORG };
  expect(keptReads(owner).flatMap(({ reads }) => reads)).toHaveLength(2);
  isAway = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Sent')).toBeVisible();
  await counted('2 of 24');
  expect(keptReads(owner)).toEqual([]);
  expect([...server.inside]).toEqual([JAR, LID]);
  const ids = bodiesTo(fetch, sendReads).flatMap(({ reads }) => reads.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2);
});

const whoIs = () =>
  Object.keys(localStorage)
    .find((key) => key.startsWith('packing-reads:'))!
    .split(':')[1]!;

test('what another page has left is sent before anything else', async () => {
  const server = fakeServer();
  open(FILLING, server, answer(sendReads, failed('internal')));
  await counted('0 of 24');
  scan(JAR);
  expect(await screen.findByText('1 scan waits')).toBeVisible();
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('packing-reads:'));
  const left = localStorage.getItem(key)!;
  clearToken();
  document.body.replaceChildren();
  localStorage.removeItem(key);
  localStorage.setItem(key.replace(/[^:]+$/, 'a-page-that-was-killed'), left);
  storeToken(tokenOf());
  open(FILLING, server);
  await counted('1 of 24');
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('packing-reads'));
  expect([...server.inside]).toEqual([JAR]);
});

test('whoever is signed out and back in the same page brings what waited', async () => {
  const server = fakeServer();
  open(FILLING, server, answer(sendReads, failed('internal')));
  await counted('0 of 24');
  scan(JAR);
  expect(await screen.findByText('1 scan waits')).toBeVisible();
  clearToken();
  document.body.replaceChildren();
  storeToken(tokenOf());
  open(FILLING, server);
  scan(LID);
  await counted('2 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([JAR, LID]));
});

test('a pack that is recalled while someone packs it is told at once, and once for all that was read for it', async () => {
  const server = fakeServer();
  let isRecalled = false;
  const take = (body: Parameters<typeof server.take>[0]) => {
    if (isRecalled) for (const code of [JAR, LID]) server.refuse(code, { reason: 'recalled' });
    const { outcomes, pack } = server.take(body);
    return { outcomes, pack: { ...pack, is_recalled: isRecalled } };
  };
  open(
    FILLING,
    server,
    answer(sendReads, ({ body }) => take(body)),
    answer(recallOfCode, { qr_id: CARTON, recalled: true, entries: [recallEntry()] }),
  );
  await counted('0 of 24');
  isRecalled = true;
  scan(JAR);
  const message = await red();
  expect(message.getByRole('heading', { name: 'Stop. Recalled.' })).toBeVisible();
  expect(message.getByText('Carton')).toBeVisible();
  await userEvent.click(message.getByRole('button', { name: 'Continue scanning' }));
  expect(await screen.findByText('Scan the pack to fill')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('where nothing else hears a scanner, red is still not acknowledged by it', async () => {
  const server = fakeServer();
  server.refuse(JAR, { reason: 'wrong_product' });
  let answerNow: (() => void) | undefined;
  open(
    FILLING,
    server,
    answer(sendReads, async ({ body }) => {
      await new Promise<void>((resolve) => (answerNow = resolve));
      return server.take(body);
    }),
  );
  await counted('0 of 24');
  scan(JAR);
  await waitFor(() => expect(answerNow).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('What are you doing?')).toBeVisible();
  await act(async () => answerNow?.());
  const message = await red();
  await waitFor(() => expect(message.getByRole('button', { name: 'Continue scanning' })).toHaveFocus());
  scan(LID);
  expect(await message.findByText(/^Not counted/)).toBeVisible();
});

test('it goes into the full pack that was asked about, also when the next one is open by now', async () => {
  const server = fakeServer({ inside: 24 });
  server.refuse(JAR, { reason: 'full' });
  let answerNow: (() => void) | undefined;
  const { fetch } = open(
    FILLING,
    server,
    answer(sendReads, async ({ body }) => {
      if (!answerNow) await new Promise<void>((resolve) => (answerNow = resolve));
      return server.take(body);
    }),
  );
  await counted('24 of 24');
  scan(JAR);
  await waitFor(() => expect(answerNow).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Next pack' }));
  await act(async () => answerNow?.());
  await userEvent.click((await red()).getByRole('button', { name: 'Put it in anyway' }));
  await waitFor(() => expect([...server.inside]).toEqual([JAR]));
  expect(bodiesTo(fetch, sendReads).at(-1)).toMatchObject({ pack: CARTON, reads: [{ anyway: true }] });
});

/** A server that tells of a pack when the test says so. */
function slowPack(server: ReturnType<typeof fakeServer>) {
  let tell: (reply: ReturnType<typeof failed> | undefined) => void = () => undefined;
  let isSlow = true;
  return {
    tell: async (reply?: ReturnType<typeof failed>) => {
      isSlow = false;
      await act(async () => tell(reply));
    },
    answer: answer(findPack, async () => {
      const reply = isSlow
        ? await new Promise<Response | undefined>((resolve) => (tell = resolve))
        : undefined;
      return reply ?? server.state();
    }),
  };
}

test('what is scanned while the pack opens is read once it is open', async () => {
  const server = fakeServer();
  const slow = slowPack(server);
  open(`${HERE}?job=fill`, server, slow.answer);
  await screen.findByText('Scan the pack to fill');
  for (const code of [CARTON, JAR, LID]) scan(code);
  expect(screen.getByText('Opening the pack…')).toBeVisible();
  await slow.tell();
  await counted('2 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([JAR, LID]));
});

test('where the pack cannot be opened, what was scanned meanwhile is told not to count', async () => {
  const server = fakeServer();
  const slow = slowPack(server);
  open(`${HERE}?job=fill`, server, slow.answer);
  await screen.findByText('Scan the pack to fill');
  for (const code of [CARTON, JAR]) scan(code);
  await slow.tell(failed('not_found'));
  const message = await red();
  expect(message.getByRole('heading', { name: 'Not your organisation’s code' })).toBeVisible();
  expect(message.getByText(/^Not counted/)).toBeVisible();
});

test('a pack that opens late does not call anyone back to it', async () => {
  const server = fakeServer();
  const slow = slowPack(server);
  const { place } = open(`${HERE}?job=fill`, server, slow.answer);
  await screen.findByText('Scan the pack to fill');
  scan(CARTON);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Check/ }));
  await slow.tell();
  expect(await screen.findByText('Scan the pack to check')).toBeVisible();
  expect(place()).toBe(`${HERE}?job=check`);
});

test('what is only kept is told by flash, vibration and word, also while a call hangs', async () => {
  const server = fakeServer();
  open(
    FILLING,
    server,
    answer(sendReads, () => new Promise<never>(() => undefined)),
  );
  await counted('0 of 24');
  scan(JAR);
  await waitFor(
    () => expect(document.querySelector('[data-flash=kept]')).toHaveTextContent('Kept on this device'),
    { timeout: 3000 },
  );
  expect(vibrate).toHaveBeenCalledWith([60]);
  expect(await screen.findByText('Sending 1')).toBeVisible();
});

test('scans for a pack that is not accepted are given up alone, and those for other packs are sent', async () => {
  const server = fakeServer();
  const { fetch } = open(
    FILLING,
    server,
    answer(sendReads, ({ body }) => (body.pack === CARTON ? failed('not_found') : server.take(body))),
  );
  await counted('0 of 24');
  for (const code of [JAR, LID]) scan(code);
  expect(await screen.findByText(/^2 scans were not accepted/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Unpack or move/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Unpack/ }));
  expect(await screen.findByText('unpacked')).toBeVisible();
  scan(TIN);
  await counted('1');
  expect(screen.getByText(/^2 scans were not accepted/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete scans' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^2 scans have not been sent/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete scans' }));
  await waitFor(() => expect(bodiesTo(fetch, sendReads).at(-1)).toMatchObject({ job: 'unpack' }));
  expect(await screen.findByText('Sent')).toBeVisible();
});

test('what waits when it is taken back never was in the count', async () => {
  const server = fakeServer({ inside: 10 });
  open(FILLING, server, answer(sendReads, failed('internal')));
  await counted('10 of 24');
  scan(JAR);
  await counted('11 of 24');
  expect(await screen.findByText('1 scan waits')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('10 of 24');
});

test('a code that was read twice, taken back and read again counts, and can be taken back again', async () => {
  const server = fakeServer();
  open(FILLING, server);
  await counted('0 of 24');
  scan(JAR);
  await counted('1 of 24');
  scan(JAR);
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('0 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([]));
  scan(JAR);
  await counted('1 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('0 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([]));
});

test('two people at one pack see each other and the same count', async () => {
  const server = fakeServer();
  let others: { id: string; name: string }[] = [];
  open(
    FILLING,
    server,
    answer(findPack, () => ({ ...server.state(), others })),
  );
  await counted('0 of 24');
  server.inside.add(JAR);
  others = [{ id: ORG, name: 'Meera' }];
  await counted('1 of 24');
  expect(screen.getByText('Meera').closest('p')).toHaveTextContent('Meera is working on this pack too');
});

test('a round of checks ends with all of them, and can begin again', async () => {
  const server = fakeServer({ inside: 2, checked: 0 });
  const { fetch } = open(
    `${HERE}?job=check&pack=${CARTON}`,
    server,
    answer(startRound, () => {
      server.inside.clear();
      return server.state();
    }),
  );
  await counted('0 of 2');
  for (const code of [JAR, LID]) scan(code);
  expect(await screen.findByText('All checked')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await counted('0 of 2');
  expect(bodiesTo(fetch, startRound)).toHaveLength(1);
});

test('whoever goes on before all of a pack was checked is told how many are left', async () => {
  open(`${HERE}?job=check&pack=${CARTON}`, fakeServer({ inside: 24, checked: 0 }));
  await counted('0 of 24');
  for (const code of [JAR, LID]) scan(code);
  await counted('2 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Next pack' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Go to the next pack?' }));
  expect(question.getByText('22 packs in it have not been checked. They may be missing.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Go to next pack' }));
  expect(await screen.findByText('Scan the pack to check')).toBeVisible();
});

test('a move begins with the pack that others are moved into', async () => {
  open(`${HERE}?job=move`, fakeServer());
  expect(await screen.findByText('Scan the pack to move others into')).toBeVisible();
});

test('of a recalled pack it asks what was done with it, and tells every open recall once', async () => {
  const server = fakeServer();
  server.refuse(JAR, { reason: 'recalled' });
  const { fetch } = open(
    FILLING,
    server,
    answer(recallOfCode, {
      qr_id: JAR,
      recalled: true,
      entries: [recallEntry(), recallEntry({ mock: true })],
    }),
    answer(tellOutcome, { codes: 1 }),
  );
  await counted('0 of 24');
  scan(JAR);
  const message = await red();
  expect(message.getByRole('heading', { name: 'Stop. Recalled.' })).toBeVisible();
  await userEvent.click(await message.findByRole('button', { name: 'Destroyed' }));
  expect(await message.findByText('Saved. You can change your answer.')).toBeVisible();
  expect(bodiesTo(fetch, tellOutcome)).toMatchObject([{ code: JAR, outcome: 'destroyed' }]);
});

test('a pack in which nothing goes, or which is not ours, is not opened', async () => {
  let state: Response | ReturnType<typeof packState> = packState({ holds: null });
  open(
    `${HERE}?job=fill`,
    fakeServer(),
    answer(findPack, () => state),
  );
  await screen.findByText('Scan the pack to fill');
  scan(CARTON);
  expect((await red()).getByRole('heading', { name: 'Nothing goes into this' })).toBeVisible();
  await userEvent.click((await red()).getByRole('button', { name: 'Continue scanning' }));
  state = failed('not_found');
  scan(CARTON);
  expect((await red()).getByRole('heading', { name: 'Not your organisation’s code' })).toBeVisible();
});

test('a code can be typed', async () => {
  const { fetch } = open(FILLING, fakeServer());
  await counted('0 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Type a code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '7k3m 9qxa 2vtd 5rw8 0000{Enter}');
  await counted('1 of 24');
  expect(bodiesTo(fetch, sendReads)[0]?.reads).toMatchObject([{ code: JAR }]);
});

test('the sound is turned off, and stays off', async () => {
  open(FILLING, fakeServer());
  const sound = await screen.findByRole('button', { name: 'Sound' });
  expect(sound).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(sound);
  expect(sound).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('packing-settings')).toContain('"isSoundOn":false');
});

test('Owners decide what happens when a pack is full; others are not asked', async () => {
  const { fetch } = open(
    HERE,
    fakeServer(),
    answer(changePackingRules, ({ body }) => body),
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Do not allow more' }));
  expect(bodiesTo(fetch, changePackingRules)).toEqual([{ when_full: 'refuse' }]);
});

test('who may not assign codes is told, and a QR Operator finds no rules', async () => {
  const permissions = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!.permissions;
  answerCalls(...inOrganisation(whoamiOf('QR Operator', permissions)));
  openPage(HERE);
  expect(await screen.findByText('What are you doing?')).toBeVisible();
  expect(screen.queryByText('When a pack is full')).toBeNull();
});

test('someone without the permission sees nothing of it', async () => {
  answerCalls(...inOrganisation(whoamiOf('Guest', ['org.view'])));
  openPage(HERE);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your role does not allow this.');
});
