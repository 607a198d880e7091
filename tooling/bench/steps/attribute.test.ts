import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharesOf } from './attribute.ts';
import { REST, STEPS } from './steps.ts';

const node = (id: number, url: string, children: number[] = [], functionName = 'work') => ({
  id,
  callFrame: { functionName, url },
  children,
});

test('time counts for the innermost function that belongs to a step, and what Node does for it too', () => {
  const shares = sharesOf({
    nodes: [
      node(1, '', [2, 7, 8], '(root)'),
      node(2, 'node:_http_server', [3]),
      node(3, 'file:///code/node_modules/fastify/lib/route.js', [4]),
      node(4, 'file:///code/server/src/features/qr/codes/ff1.ts', [5, 6]),
      node(5, 'node:internal/crypto/cipher'),
      node(6, 'file:///code/node_modules/pino/lib/tools.js'),
      node(7, '', [], '(garbage collector)'),
      node(8, '', [], '(idle)'),
    ],
    samples: [2, 3, 4, 5, 6, 7, 8],
    timeDeltas: [10, 10, 10, 30, 20, 20, 1000],
  });
  const found = [...shares].map(([step, share]) => [
    STEPS.find(({ does }) => does === step)?.lives ?? step,
    share,
  ]);
  expect(Object.fromEntries(found)).toEqual({
    Node: 0.1,
    Fastify: 0.1,
    'server/src/features/qr/: look-up/place-codes.ts, codes/code-cipher.ts, codes/ff1.ts': 0.4,
    'server/src/http/watch/log.ts': 0.2,
    [REST]: 0.2,
  });
});

test('every place that is named exists', () => {
  const root = new URL('../../../', import.meta.url);
  for (const { lives } of STEPS) {
    for (const [folder, ...files] of lives.split('; ').map((place) => place.split(/: |, /))) {
      if (!folder?.includes('/')) continue;
      const paths = files.length ? files.map((file) => folder + file) : [folder];
      expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
    }
  }
});
