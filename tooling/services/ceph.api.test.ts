import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, expect, test } from 'vitest';
import { type Ceph, startCeph } from './ceph.ts';
import { isAlive } from './process-table.ts';

const dir = mkdtempSync(join(tmpdir(), 'qrigin-ceph-'));
let ceph: Ceph | undefined;

afterEach(async () => {
  await ceph?.stop();
  rmSync(dir, { recursive: true, force: true });
});

function client({ endpoint, accessKey, secretKey }: Ceph): S3Client {
  return new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const photo = { Bucket: 'photos', Key: 'a/b.txt' };

async function readPhoto(store: Ceph): Promise<string | undefined> {
  const object = await client(store).send(new GetObjectCommand(photo));
  return object.Body?.transformToString();
}

test('an object survives a stop and a crash, and a wrong secret is refused', {
  timeout: 120_000,
}, async () => {
  ceph = await startCeph({ dir, keep: true });
  await client(ceph).send(new CreateBucketCommand({ Bucket: photo.Bucket }));
  await client(ceph).send(new PutObjectCommand({ ...photo, Body: 'still here' }));
  const wrong = client({ ...ceph, secretKey: 'wrong' });
  await expect(wrong.send(new GetObjectCommand(photo))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  });

  await ceph.stop();
  expect(ceph.pids.some(isAlive)).toBe(false);
  ceph = await startCeph({ dir, keep: true });
  expect(await readPhoto(ceph)).toBe('still here');

  for (const pid of ceph.pids) process.kill(pid, 'SIGKILL');
  await ceph.stop();
  ceph = await startCeph({ dir, keep: true });
  expect(await readPhoto(ceph)).toBe('still here');
});

test('a kept port that a stranger has taken is said in one sentence', { timeout: 60_000 }, async () => {
  ceph = await startCeph({ dir, keep: true });
  await ceph.stop();
  const [port] = JSON.parse(readFileSync(join(dir, 'cluster', 'cluster.json'), 'utf8')).monitorPorts;
  const stranger = createServer().listen(port, '127.0.0.1');
  await expect(startCeph({ dir, keep: true })).rejects.toThrow(`needs its port ${port}`);
  stranger.close();
});
