import { findPack, findPackingRules, sendReads } from '@qrigin/domain/packing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { packState } from '../../../../../domain/src/packing/samples.ts';
import { clearToken, storeToken } from '../../../http/session.ts';
import { type Answer, answer, answerCalls, type failed } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { ME } from '../../../testing/me.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG } from '../../../testing/organisation.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { usePackingSettings } from '../signals/packing-settings.ts';
import { codesOf, fakeServer } from './fake-server.ts';

type Server = ReturnType<typeof fakeServer>;

export const HERE = `/dashboard/${ORG}/packing`;
export const CARTON = packState().code;
export const FILLING = `${HERE}?job=fill&pack=${CARTON}`;
export const CHECKING = `${HERE}?job=check&pack=${CARTON}`;
export const [JAR = '', LID = '', TIN = ''] = codesOf(3);
/** Whose scans are kept, and where. */
export const ASHA = { user: ME.id, org: ORG };

export const vibrate = vi.fn<(pattern: number[]) => boolean>();

/** A device on which no one has packed, with Asha signed in; what comes back ends that. */
export function enterHall(): () => void {
  localStorage.clear();
  signIn();
  usePackingSettings.setState(usePackingSettings.getInitialState(), true);
  Object.assign(navigator, { vibrate });
  return () => {
    // The desk of whoever is signed in ends with the session.
    clearToken();
    vibrate.mockReset();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
}

export const signIn = (user = ASHA.user): void => storeToken(tokenOf({ sub: user }));

let now = 0;

/** A key at whatever has the focus, so long after the one before; Enter presses a button unless someone keeps it. */
function pressAfter(pause: number, key: string) {
  now += pause;
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key });
  Object.defineProperty(event, 'timeStamp', { value: now });
  act(() => {
    if (fireEvent(target, event) && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
  });
}

/** As quick as a hand scanner. */
export function typeKeys(keys: readonly string[]): void {
  for (const key of keys) pressAfter(2, key);
}

/** All keys of a code, then Enter. */
export const scan = (text: string): void => typeKeys([...Array.from(text), 'Enter']);

/** As slow as a person. */
export const press = (key: string): void => pressAfter(500, key);

export function open(path: string, server: Server = fakeServer(), ...answers: Answer[]) {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(findPackingRules, { when_full: 'ask' }),
    answer(findPack, () => server.state()),
    answer(sendReads, ({ body }) => server.take(body)),
    ...answers,
  );
  return { fetch, ...openPage(path) };
}

export const counted = (words: string) =>
  waitFor(() => expect(screen.getAllByText(words)[0]).toBeInTheDocument());
export const lastReads = () =>
  within(screen.getByRole('list', { name: 'Last scans' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
export const red = async () => within(await screen.findByRole('alertdialog'));
/** What the whole screen says at this moment. */
export const flashed = (kind: string) => document.querySelector(`[data-flash=${kind}]`);

/** A server that tells of a pack when the test says so. */
export function slowPack(server: Server) {
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

/** A server that answers reads when the test says so. */
export function slowReads(server: Server) {
  let go: (() => void) | undefined;
  return {
    isAsked: () => waitFor(() => expect(go).toBeDefined()),
    tell: async () => act(async () => go?.()),
    answer: answer(sendReads, async ({ body }) => {
      if (!go) await new Promise<void>((resolve) => (go = resolve));
      return server.take(body);
    }),
  };
}
