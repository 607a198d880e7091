import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, keptPort } from './free-port.ts';

const dir = mkdtempSync(join(tmpdir(), 'qrigin-ports-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('no port is given twice, though no one listens on it yet', async () => {
  // By chance alone, two of so many would be the same.
  const ports: number[] = [];
  for (let count = 0; count < 500; count += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(500);
});

test('services that ask at the same time each keep their port', async () => {
  const file = join(dir, 'ports.json');
  const names = ['postgres', 'smtp', 'payments'];
  const ports = await Promise.all(names.map((name, at) => keptPort(file, name, 20_200 + 10 * at)));
  expect(await Promise.all(names.map((name) => keptPort(file, name)))).toEqual(ports);
});
