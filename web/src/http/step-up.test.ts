import { changePassword } from '@qrigin/domain/auth';
import { offerOwnership, whoami } from '@qrigin/domain/organisations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, failed } from '../testing/answer-calls.ts';
import { call } from './call.ts';
import { clearToken, storeToken } from './session.ts';
import { type Asker, askForPasswordBy } from './step-up.ts';

const ORG = '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11';
const NAMED = { id: ORG, name: 'Hill Farm' };
const OFFER = {
  id: ORG,
  organisation: { ...NAMED, logo_url: null },
  from: NAMED,
  to: NAMED,
  created_at: '2026-11-15T09:00:00.000Z',
  expires_at: '2026-11-22T09:00:00.000Z',
};
const header = (request: RequestInit | undefined, name: string) => new Headers(request?.headers).get(name);
const tokenIn = (request: RequestInit | undefined) => header(request, 'Authorization');
const ifFresh = (request?: RequestInit) =>
  tokenIn(request) === 'Bearer new' ? Response.json(OFFER) : failed('step_up');
const offer = (idempotencyKey = 'k1') =>
  call(offerOwnership, { params: { org: ORG }, body: { user_id: ORG }, idempotencyKey });

let end = () => undefined as unknown;
function askedBy(ask: Asker) {
  const asker = vi.fn<Asker>(ask);
  end = askForPasswordBy(asker);
  return asker;
}
const confirm = async () => {
  storeToken('new');
  return true;
};

beforeEach(() => storeToken(`old ${crypto.randomUUID()}`));
afterEach(() => {
  end();
  clearToken();
  vi.unstubAllGlobals();
});

test('a call that wants a recent sign-in is sent again with the new token and the same idempotency key', async () => {
  const fetch = answerCalls({ [`POST /${ORG}/ownership`]: ifFresh });
  const asker = askedBy(confirm);
  expect(await offer()).toEqual(OFFER);
  expect(asker).toHaveBeenCalledOnce();
  const sent = fetch.mock.calls.map(([, request]) => request);
  expect(sent.map((request) => header(request, 'Idempotency-Key'))).toEqual(['k1', 'k1']);
  expect(sent.map((request) => request?.body)).toEqual(Array(2).fill(JSON.stringify({ user_id: ORG })));
});

test('it is sent again once: a second refusal is the answer', async () => {
  const fetch = answerCalls({ [`POST /${ORG}/ownership`]: failed('step_up') });
  const asker = askedBy(confirm);
  await expect(offer()).rejects.toMatchObject({ code: 'step_up' });
  expect(asker).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('who thinks better of it gets the first refusal, and nothing is sent again', async () => {
  const fetch = answerCalls({ [`POST /${ORG}/ownership`]: ifFresh });
  askedBy(async () => false);
  await expect(offer()).rejects.toMatchObject({ code: 'step_up' });
  expect(fetch).toHaveBeenCalledOnce();
});

test('calls that fail together are asked about once, and each is sent again', async () => {
  const fetch = answerCalls({ [`POST /${ORG}/ownership`]: ifFresh });
  const asker = askedBy(confirm);
  await Promise.all([offer('k1'), offer('k2'), offer('k3')]);
  expect(asker).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(6);
});

test('a refusal of the old sign-in that arrives late needs no second question', async () => {
  let answerLate: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (answerLate = resolve));
  const fetch = answerCalls({ [`POST /${ORG}/ownership`]: ifFresh });
  fetch.mockReturnValueOnce(late);
  const asker = askedBy(confirm);
  const first = offer('k1');
  await offer('k2');
  answerLate(failed('step_up'));
  expect(await first).toEqual(OFFER);
  expect(asker).toHaveBeenCalledOnce();
});

test('who was asked and declined is asked again at the next try', async () => {
  answerCalls({ [`POST /${ORG}/ownership`]: ifFresh });
  const asker = askedBy(async () => false);
  await expect(offer()).rejects.toMatchObject({ code: 'step_up' });
  await expect(offer()).rejects.toMatchObject({ code: 'step_up' });
  expect(asker).toHaveBeenCalledTimes(2);
});

test('no one is asked about other refusals, about a token of its own, or where there is no one to ask', async () => {
  answerCalls({
    [`GET /${ORG}/whoami`]: failed('forbidden'),
    'PUT /users/password': failed('step_up'),
    [`POST /${ORG}/ownership`]: ifFresh,
  });
  const asker = askedBy(confirm);
  await expect(call(whoami, { params: { org: ORG } })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(call(changePassword, { body: { password: 'x' }, token: 'reset' })).rejects.toMatchObject({
    code: 'step_up',
  });
  expect(asker).not.toHaveBeenCalled();
  end();
  await expect(offer()).rejects.toMatchObject({ code: 'step_up' });
  expect(asker).not.toHaveBeenCalled();
});
