import { expect, test } from 'vitest';
import { patiently } from './patience.ts';

function busyFor(times: number) {
  let calls = 0;
  const call = async () => {
    calls += 1;
    return { status: calls > times ? 200 : 503 };
  };
  return { call, count: () => calls };
}

test('a busy server is asked again, and each time is told', async () => {
  const { call, count } = busyFor(3);
  let told = 0;
  const answer = await patiently(
    call,
    () => {
      told += 1;
    },
    0,
  );
  expect([answer.status, count(), told]).toEqual([200, 4, 3]);
});

test('one that stays busy is believed in the end', async () => {
  const { call, count } = busyFor(Number.POSITIVE_INFINITY);
  expect(await patiently(call, undefined, 0)).toEqual({ status: 503 });
  expect(count()).toBe(10);
});
