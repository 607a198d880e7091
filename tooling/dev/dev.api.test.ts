import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { childrenOf, commandOf, isAlive } from '../services/process-table.ts';

const dir = mkdtempSync(join(tmpdir(), 'qrigin-dev-'));
// The user that PostgreSQL runs as must be able to pass through.
chmodSync(dir, 0o755);

type Dev = { child: ChildProcess; exited: Promise<unknown[]>; output: () => string };
let dev: Dev | undefined;

afterEach(async () => {
  dev?.child.kill('SIGINT');
  await dev?.exited;
  rmSync(dir, { recursive: true, force: true });
});

function startDev(): Dev {
  const program = join(import.meta.dirname, 'dev.ts');
  const child = spawn(process.execPath, [program, '--dir', dir], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  return { child, exited: once(child, 'exit'), output: () => text };
}

async function startReadyDev(): Promise<Dev> {
  const started = startDev();
  while (!started.output().includes('ready in')) {
    if (started.child.exitCode !== null) throw new Error(started.output());
    await sleep(50);
  }
  return started;
}

function readJson(name: string) {
  return JSON.parse(readFileSync(join(dir, name), 'utf8'));
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

async function query(sql: string): Promise<unknown[]> {
  const client = new Client({
    connectionString: `postgres://postgres@127.0.0.1:${readJson('ports.json').postgres}/qrigin`,
  });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

function objectStore(): S3Client {
  const { gatewayPort, accessKey, secretKey } = readJson('ceph/cluster/cluster.json');
  return new S3Client({
    endpoint: `http://127.0.0.1:${gatewayPort}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** What the printed example codes are, each after the address that it opens: once for each maker that has one. */
const STATES = [
  'no recall',
  'no recall',
  'no recall',
  'recalled',
  'recalled',
  'withdrawn',
  'replaced',
  'expired',
  'no longer offered',
  'not active yet',
  'not active yet',
];

const printedStates = (output: string) =>
  [...output.matchAll(/^scan +https?:\S+ {2}.+: (.+)$/gm)].map(([, state]) => state);

const photo = { Bucket: 'photos', Key: 'kept.txt' };

test('dev starts everything, ends everything, and keeps what was stored', { timeout: 180_000 }, async () => {
  dev = await startReadyDev();
  const ports = readJson('ports.json');
  expect(printedStates(dev.output())).toEqual(STATES);
  // Through Vite to the api and from there to the database.
  expect((await fetch(`http://127.0.0.1:${ports.web}/readyz`)).status).toBe(200);
  await query(`create table kept as select 'still here' as word`);
  await objectStore().send(new CreateBucketCommand({ Bucket: photo.Bucket }));
  await objectStore().send(new PutObjectCommand({ ...photo, Body: 'still here' }));

  const second = startDev();
  expect(await second.exited).toEqual([1, null]);
  expect(second.output()).toContain(`Already running in ${dir} (process ${dev.child.pid})`);

  const first = descendantsOf(dev.child.pid!);
  expect(first.length).toBeGreaterThan(8);
  dev.child.kill('SIGINT');
  expect(await dev.exited).toEqual([0, null]);
  expect(first.filter(isAlive)).toEqual([]);

  dev = await startReadyDev();
  expect(readJson('ports.json')).toEqual(ports);
  expect(printedStates(dev.output())).toEqual(STATES);
  expect(await query('select word from kept')).toEqual([{ word: 'still here' }]);
  const object = await objectStore().send(new GetObjectCommand(photo));
  expect(await object.Body?.transformToString()).toBe('still here');

  const again = descendantsOf(dev.child.pid!);
  process.kill(again.find((pid) => commandOf(pid).includes('vite.js'))!, 'SIGKILL');
  expect(await dev.exited).toEqual([1, null]);
  expect(dev.output()).toContain('web ended (signal SIGKILL)');
  expect(again.filter(isAlive)).toEqual([]);
});
