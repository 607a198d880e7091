import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServices } from './all.ts';
import { answers } from './process.ts';
import { childrenOf, commandOf, isAlive } from './process-table.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'qrigin-all-'));
  // The user that PostgreSQL runs as must be able to pass through.
  chmodSync(dir, 0o755);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('all services answer, and stop ends every one of them', { timeout: 60_000 }, async () => {
  const services = await startServices({ dir, keep: false });
  const client = new Client({ connectionString: services.postgres.url('postgres', 'postgres') });
  await client.connect();
  expect((await client.query('show fsync')).rows).toEqual([{ fsync: 'off' }]);
  await client.end();
  expect(await answers(services.objectStore.endpoint)).toBe(true);
  const page = await fetch(services.mail.webUrl, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>MailDev');
  expect(await answers(services.payments.checkoutUrl)).toBe(true);

  const names = services.servers.map((server) => server.name);
  expect(names).toEqual(['postgres', 'ceph-mon', 'ceph-osd', 'radosgw', 'maildev']);
  await services.stop();
  expect(services.servers.filter((server) => isAlive(server.pid))).toEqual([]);
  expect(await answers(services.payments.checkoutUrl)).toBe(false);
});

test('when one cannot start, the others are not left running', { timeout: 60_000 }, async () => {
  await (await startServices({ dir, keep: true })).stop();
  const [port] = JSON.parse(readFileSync(join(dir, 'ceph/cluster/cluster.json'), 'utf8')).monitorPorts;
  const stranger = createServer().listen(port, '127.0.0.1');
  await expect(startServices({ dir, keep: true })).rejects.toThrow(`needs its port ${port}`);
  expect(childrenOf(process.pid).filter((pid) => commandOf(pid).includes(dir))).toEqual([]);
  stranger.close();
});
