import { changePackingRules, findPack, sendReads, startRound } from '@qrigin/domain/packing';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { fakeServer } from './testing/fake-server.ts';
import {
  CARTON,
  CHECKING,
  counted,
  enterHall,
  FILLING,
  HERE,
  JAR,
  LID,
  open,
  scan,
} from './testing/hall.tsx';

beforeEach(enterHall);

test('a job is chosen first, then the pack is scanned, then what is in it', async () => {
  const { place } = open(HERE);
  const jobs = await screen.findAllByRole('button', { name: /^(Check|Fill|Unpack or move)/ });
  expect(jobs).toHaveLength(3);
  await userEvent.click(jobs[1]!);
  expect(await screen.findByText('Scan the pack to fill')).toBeVisible();
  const heading = () => screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading()).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('Fill · Packing · Qrigin'));
  act(() => screen.getByRole('button', { name: 'Camera' }).focus());
  scan(`https://q.example.com/scan/${CARTON.toLowerCase()}`);
  await counted('0 of 24');
  expect(place()).toBe(FILLING);
  await waitFor(() => expect(heading()).toHaveFocus());
  scan(JAR);
  await counted('1 of 24');
});

test('the third job takes out or moves', async () => {
  const { place } = open(HERE);
  await userEvent.click(await screen.findByRole('button', { name: /^Unpack or move/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Unpack/ }));
  expect(place()).toBe(`${HERE}?job=unpack`);
  expect(await screen.findByText('unpacked')).toBeVisible();
  scan(JAR);
  await counted('1');
});

test('a move begins with the pack that others are moved into', async () => {
  open(`${HERE}?job=move`);
  expect(await screen.findByText('Scan the pack to move others into')).toBeVisible();
});

test('a pack with more in it than its structure says is not just full', async () => {
  open(FILLING, fakeServer({ inside: 26 }));
  await counted('26 of 24');
  expect(screen.getByText('Full, 2 too many')).toBeVisible();
  expect(screen.queryByText('Pack is full')).toBeNull();
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
    CHECKING,
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
  const question = within(await screen.findByRole('alertdialog', { name: 'Start this check again?' }));
  expect(bodiesTo(fetch, startRound)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Start again' }));
  await counted('0 of 2');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bodiesTo(fetch, startRound)).toHaveLength(1);
});

test('whoever scans on does not begin a check again, and none begins before all of it is sent', async () => {
  const server = fakeServer({ inside: 24, checked: 3 });
  let isAway = false;
  const { fetch } = open(
    CHECKING,
    server,
    answer(sendReads, ({ body }) => (isAway ? failed('internal') : server.take(body))),
  );
  await counted('3 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await screen.findByRole('alertdialog', { name: 'Start this check again?' });
  isAway = true;
  scan(JAR);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('1 waiting')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start again' })).toBeDisabled();
  isAway = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start again' })).toBeEnabled());
  expect(bodiesTo(fetch, startRound)).toEqual([]);
});

test('what is scanned while a check begins again is sent after that, and counts', async () => {
  const server = fakeServer({ inside: 24, checked: 0 });
  let begin: (() => void) | undefined;
  const { fetch } = open(
    CHECKING,
    server,
    answer(startRound, async () => {
      await new Promise<void>((resolve) => (begin = resolve));
      server.inside.clear();
      return server.state();
    }),
  );
  await counted('0 of 24');
  scan(JAR);
  await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(begin).toBeDefined());
  scan(LID);
  expect(bodiesTo(fetch, sendReads)).toHaveLength(1);
  await act(async () => begin?.());
  await waitFor(() => expect([...server.inside]).toEqual([LID]));
  await counted('1 of 24');
});

test('whoever goes on before all of a pack was checked is told how many are left', async () => {
  open(CHECKING, fakeServer({ inside: 24, checked: 0 }));
  await counted('0 of 24');
  for (const code of [JAR, LID]) scan(code);
  await counted('2 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Next pack' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Go to the next pack?' }));
  expect(question.getByText('22 packs in it have not been checked. They may be missing.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Go to next pack' }));
  expect(await screen.findByText('Scan the pack to check')).toBeVisible();
});

test('the sound is turned off, and stays off', async () => {
  open(FILLING);
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
  await waitFor(() => expect(bodiesTo(fetch, changePackingRules)).toEqual([{ when_full: 'refuse' }]));
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
