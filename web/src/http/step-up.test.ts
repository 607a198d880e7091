import { changePassword } from '@qrigin/domain/auth';
import { bearer } from '@qrigin/domain/http';
import { offerOwnership, whoami } from '@qrigin/domain/organisations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerRow } from '../../../domain/src/organisations/samples.ts';
import { answer, answerCalls, failed } from '../testing/answer-calls.ts';
import { ORG } from '../testing/organisation.ts';
import { type Sent, sentTo } from '../testing/sent-calls.ts';
import { call } from './call.ts';
import { clearToken, storeToken } from './session.ts';
import { type Asker, askForPasswordBy } from './step-up.ts';

const OFFER = offerRow();
const ifFresh = ({ headers }: Sent) =>
  headers.get('Authorization') === bearer('new').Authorization ? OFFER : failed('step_up');
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
  const fetch = answerCalls(answer(offerOwnership, ifFresh));
  const asker = askedBy(confirm);
  expect(await offer()).toEqual(OFFER);
  expect(asker).toHaveBeenCalledOnce();
  const sent = sentTo(fetch, offerOwnership);
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k1', 'k1']);
  expect(sent.map(({ body }) => body)).toEqual([{ user_id: ORG }, { user_id: ORG }]);
});

test('it is sent again once: a second refusal is the answer', async () => {
  const fetch = answerCalls(answer(offerOwnership, failed('step_up')));
  const asker = askedBy(confirm);
  await expect(offer()).rejects.toMatchObject({ code: 'step_up' });
  expect(asker).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('who thinks better of it gets the first refusal, and nothing is sent again', async () => {
  const fetch = answerCalls(answer(offerOwnership, ifFresh));
  askedBy(async () => false);
  await expect(offer()).rejects.toMatchObject({ code: 'step_up' });
  expect(fetch).toHaveBeenCalledOnce();
});

test('calls that fail together are asked about once, and each is sent again', async () => {
  const fetch = answerCalls(answer(offerOwnership, ifFresh));
  const asker = askedBy(confirm);
  await Promise.all([offer('k1'), offer('k2'), offer('k3')]);
  expect(asker).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(6);
});

test('a refusal of the old sign-in that arrives late needs no second question', async () => {
  let answerLate: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (answerLate = resolve));
  const fetch = answerCalls(answer(offerOwnership, ifFresh));
  fetch.mockReturnValueOnce(late);
  const asker = askedBy(confirm);
  const first = offer('k1');
  await offer('k2');
  answerLate(failed('step_up'));
  expect(await first).toEqual(OFFER);
  expect(asker).toHaveBeenCalledOnce();
});

test('who was asked and declined is asked again at the next try', async () => {
  answerCalls(answer(offerOwnership, ifFresh));
  const asker = askedBy(async () => false);
  await expect(offer()).rejects.toMatchObject({ code: 'step_up' });
  await expect(offer()).rejects.toMatchObject({ code: 'step_up' });
  expect(asker).toHaveBeenCalledTimes(2);
});

test('no one is asked about other refusals, about a token of its own, or where there is no one to ask', async () => {
  answerCalls(
    answer(whoami, failed('forbidden')),
    answer(changePassword, failed('step_up')),
    answer(offerOwnership, ifFresh),
  );
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
