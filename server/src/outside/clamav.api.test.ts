import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Clamav, EICAR, startClamav } from '../../../tooling/services/clamav.ts';
import { freePort } from '../../../tooling/services/free-port.ts';
import { connectScanner } from './clamav.ts';

const MB = 1024 * 1024;
const dir = mkdtempSync(join(tmpdir(), 'qrigin-clamav-'));
let clamav: Clamav;
beforeAll(async () => {
  clamav = await startClamav({ dir: join(dir, 'clamav') });
});
afterAll(async () => {
  await clamav.stop();
  rmSync(dir, { recursive: true, force: true });
});

function written(content: string | Buffer): string {
  const path = join(dir, 'scanned');
  writeFileSync(path, content);
  return path;
}
const scan = (content: string | Buffer, address = clamav.address) =>
  connectScanner(address).scan(written(content));

test('the scanner tells a clean file from an infected one', async () => {
  expect(await scan('nothing to see')).toBe('clean');
  expect(await scan(EICAR)).toBe('infected');
});

test('at the end of our largest file it still sees what is wrong', async () => {
  const large = Buffer.alloc(100 * MB, 'x');
  expect(await scan(large)).toBe('clean');
  large.write(EICAR, large.length - EICAR.length);
  expect(await scan(large)).toBe('infected');
});

test('a file beyond what it is told to read has no verdict', async () => {
  await expect(scan(Buffer.alloc(151 * MB))).rejects.toThrow(/no verdict|EPIPE|ECONNRESET/);
});

async function serverThat(act: (socket: Socket) => void): Promise<{ address: string; server: Server }> {
  const port = await freePort();
  const server = createServer(act).listen(port, '127.0.0.1');
  return { address: `127.0.0.1:${port}`, server };
}

test.each([
  ['says nothing and hangs up', (socket: Socket) => socket.end()],
  ['says something else', (socket: Socket) => socket.end('stream: OK, I think\0')],
  ['reports an error', (socket: Socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['breaks off', (socket: Socket) => socket.resetAndDestroy()],
])('a scanner that %s has given no verdict', async (_, act) => {
  const { address, server } = await serverThat(act);
  await expect(scan('anything', address)).rejects.toThrow(/no verdict|ECONNRESET|EPIPE/);
  server.close();
});

test('a scanner that is away gives no verdict', async () => {
  await expect(scan('anything', `127.0.0.1:${await freePort()}`)).rejects.toThrow('ECONNREFUSED');
});

test('what has more inside than the scanner reads is beyond its limits, which is not clean', async () => {
  const { address, server } = await serverThat((socket) =>
    socket.end('stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0'),
  );
  expect(await scan('anything', address)).toBe('beyond_limits');
  server.close();
});
