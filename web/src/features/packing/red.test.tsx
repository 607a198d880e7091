import { findPack, sendReads } from '@qrigin/domain/packing';
import { recallOfCode, tellOutcome } from '@qrigin/domain/recalls';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { packState } from '../../../../domain/src/packing/samples.ts';
import { recallEntry } from '../../../../domain/src/recalls/samples.ts';
import { answer, failed } from '../../testing/answer-calls.ts';
import { bodiesTo, sentTo } from '../../testing/sent-calls.ts';
import { deskOf } from './desk/desks.ts';
import { fakeServer } from './testing/fake-server.ts';
import {
  ASHA,
  CARTON,
  CHECKING,
  counted,
  enterHall,
  FILLING,
  HERE,
  JAR,
  LID,
  open,
  press,
  red,
  scan,
  slowReads,
  TIN,
  typeKeys,
} from './testing/hall.tsx';

beforeEach(enterHall);

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
  press('Escape');
  expect(go).toBeInTheDocument();
  press('Enter');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  scan(LID);
  await waitFor(() => expect([...server.inside]).toEqual([LID]));
  // What was scanned while red was on the screen was sent by no one since.
  expect(bodiesTo(fetch, sendReads).map(({ reads }) => reads.length)).toEqual([1, 1]);
});

test('where nothing else hears a scanner, red is still not acknowledged by it', async () => {
  const server = fakeServer();
  server.refuse(JAR, { reason: 'wrong_product' });
  const slow = slowReads(server);
  open(FILLING, server, slow.answer);
  await counted('0 of 24');
  scan(JAR);
  await slow.isAsked();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('What are you doing?')).toBeVisible();
  await slow.tell();
  const message = await red();
  await waitFor(() => expect(message.getByRole('button', { name: 'Continue scanning' })).toHaveFocus());
  scan(LID);
  expect(await message.findByText(/^Not counted/)).toBeVisible();
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
  expect(await screen.findByText('3 waiting')).toBeVisible();
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

test('what belongs elsewhere is to go back there when one only checks', async () => {
  const server = fakeServer({ checked: 0, inside: 24 });
  server.refuse(JAR, { reason: 'packed_elsewhere', pack: { code: CARTON, level: 'Carton' } });
  open(CHECKING, server);
  await counted('0 of 24');
  scan(JAR);
  const message = await red();
  expect(message.getByRole('heading', { name: 'Belongs in another pack' })).toBeVisible();
  expect(message.getByText(/Put it back there/)).toBeVisible();
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
  await waitFor(() =>
    expect(bodiesTo(fetch, sendReads).map(({ reads }) => reads[0])).toMatchObject([{}, {}, { anyway: true }]),
  );
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

test('it goes into the full pack that was asked about, also when the next one is open by now', async () => {
  const server = fakeServer({ inside: 24 });
  server.refuse(JAR, { reason: 'full' });
  const slow = slowReads(server);
  const { fetch } = open(FILLING, server, slow.answer);
  await counted('24 of 24');
  scan(JAR);
  await slow.isAsked();
  await userEvent.click(screen.getByRole('button', { name: 'Next pack' }));
  await slow.tell();
  await userEvent.click((await red()).getByRole('button', { name: 'Put it in anyway' }));
  await waitFor(() => expect([...server.inside]).toEqual([JAR]));
  expect(bodiesTo(fetch, sendReads).at(-1)).toMatchObject({ pack: CARTON, reads: [{ anyway: true }] });
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
  expect((await red()).getByRole('heading', { name: 'Nothing can be packed into this' })).toBeVisible();
  await userEvent.click((await red()).getByRole('button', { name: 'Continue scanning' }));
  state = failed('not_found');
  scan(CARTON);
  expect((await red()).getByRole('heading', { name: 'Not your organisation’s code' })).toBeVisible();
});

test('a scanner that sends Enter twice, or reads a short barcode, acknowledges nothing', async () => {
  open(FILLING);
  await counted('0 of 24');
  scan('8901030865278');
  const go = (await red()).getByRole('button', { name: 'Continue scanning' });
  await waitFor(() => expect(go).toHaveFocus());
  typeKeys(['Enter']);
  typeKeys(['1', '2', '3', 'Enter', 'Enter']);
  expect(go).toBeInTheDocument();
  press('Enter');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('red is told by its dialog alone', async () => {
  open(FILLING);
  await counted('0 of 24');
  scan('8901030865278');
  await red();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

test('a pack that one may not see is not called a stranger’s', async () => {
  open(`${HERE}?job=fill`, fakeServer(), answer(findPack, failed('forbidden')));
  await screen.findByText('Scan the pack to fill');
  scan(CARTON);
  const message = await red();
  expect(message.getByRole('heading', { name: 'Cannot open this pack' })).toBeVisible();
  expect(message.getByText('Your role does not allow this. Ask your supervisor.')).toBeVisible();
});

test('an open pack that is found no longer is told once, and asked for no more', async () => {
  const server = fakeServer();
  let isGone = false;
  const { fetch } = open(
    FILLING,
    server,
    answer(findPack, () => (isGone ? failed('not_found') : server.state())),
  );
  await counted('0 of 24');
  isGone = true;
  const message = await red();
  expect(message.getByRole('heading', { name: 'Not your organisation’s code' })).toBeVisible();
  const asked = sentTo(fetch, findPack).length;
  await act(async () => deskOf(ASHA).refresh());
  expect(sentTo(fetch, findPack)).toHaveLength(asked);
  await userEvent.click(message.getByRole('button', { name: 'Continue scanning' }));
  expect(await screen.findByText('Scan the pack to fill')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
