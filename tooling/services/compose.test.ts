import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPOSE } from './compose.ts';

test('the addresses and keys that dev uses are those of ops/compose.yaml', () => {
  const file = readFileSync(new URL('../../ops/compose.yaml', import.meta.url), 'utf8');
  // Its contents, whichever quotes and line breaks its formatter likes.
  const text = file.replaceAll(/["'\s]/g, '');
  expect(text).toContain(`127.0.0.1:${COMPOSE.postgresPort}:5432`);
  expect(text).toContain(`127.0.0.1:${COMPOSE.storePort}:7070`);
  expect(text).toContain(`--access,${COMPOSE.accessKey},--secret,${COMPOSE.secretKey}`);
});
