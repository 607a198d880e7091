import { takesBody } from '@qrigin/domain/http';
import { expect, test } from 'vitest';
import { SAMPLES } from './samples.ts';

const TEXT = 'canary of a text';

test.each(SAMPLES)(
  'the sample of $thing.name is what $create.name takes, with the text in it',
  ({ create, input }) => {
    const ids = new Proxy({}, { get: () => crypto.randomUUID() });
    const { body } = input(TEXT, ids);
    expect(takesBody(create)).toBe(true);
    expect(create.body.safeParse(body).error).toBeUndefined();
    expect(JSON.stringify(body)).toContain(TEXT);
  },
);

test('each thing comes after those that it names', () => {
  const names = SAMPLES.map(({ thing }) => thing.name);
  for (const [at, { after }] of SAMPLES.entries())
    for (const { name } of after) expect(names.indexOf(name)).toBeLessThan(at);
  expect(names).toEqual([...new Set(names)]);
  expect(names.length).toBeGreaterThanOrEqual(5);
});
