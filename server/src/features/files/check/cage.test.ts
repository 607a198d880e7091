import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Targets } from '../../../testing/cage-probe.ts';
import { type Isolation, runCaged } from './cage.ts';
import { chooseIsolation } from './choose-isolation.ts';
import { drawInCage, findIsolation, inFolder, inspect, removeLeftFolders } from './inspect.ts';

vi.setConfig({ testTimeout: 60_000 });

const PROBE = fileURLToPath(new URL('../../../testing/cage-probe.ts', import.meta.url));

const here = mkdtempSync(join(tmpdir(), 'qrigin-cage-test-'));
const secret = join(here, 'secret');
const listener: Server = createServer((socket) => socket.destroy());
let targets: Targets;
beforeAll(async () => {
  writeFileSync(secret, 'of another job', { mode: 0o600 });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  targets = { pid: process.pid, ports: [address.port], files: ['/etc/passwd', secret] };
});
afterAll(() => {
  listener.close();
  rmSync(here, { recursive: true, force: true });
});

const run = (isolation: Isolation, program: string, argument: string) =>
  inFolder(async (folder) => {
    writeFileSync(join(folder, 'sent'), 'as it was sent');
    const outcome = await runCaged(isolation, { folder, program, argument });
    expect(readFileSync(join(folder, 'sent'), 'utf8')).toBe('as it was sent');
    return outcome;
  });
const probe = async (isolation: Isolation) => {
  const outcome = await run(isolation, PROBE, JSON.stringify(targets));
  return 'printed' in outcome ? (JSON.parse(outcome.printed) as string[]) : outcome;
};

test('hole 9: whoever takes over the file inspector reads no secrets, no other file, and reaches no one', async () => {
  expect(await findIsolation()).toBe('namespaces');
  expect(await probe('namespaces')).toEqual([]);
});

test('the probe is not blind: without a cage it gets at all of it', async () => {
  const port = targets.ports[0];
  expect(await probe('none')).toEqual([
    'reads the environment of its parent',
    'reads the memory map of its parent',
    'lists processes',
    'sends its parent signals',
    'reads /etc/passwd',
    `reads ${secret}`,
    'has PATH in its environment',
    `connects to ${port}`,
  ]);
});

test('hole 9: where there are no namespaces, root looks into files as another user, who cannot read ours', async () => {
  const isRoot = process.getuid?.() === 0;
  expect(await findIsolation(['user', 'none'])).toBe(isRoot ? 'user' : 'none');
  if (!isRoot) return;
  const got = await probe('user');
  expect(got).toContain('reads /etc/passwd');
  expect(got).not.toContain('reads the environment of its parent');
  expect(got).not.toContain('reads the memory map of its parent');
  expect(got).not.toContain('sends its parent signals');
  expect(got).not.toContain(`reads ${secret}`);
  expect(got).not.toContain('changes the file');
});

test('hole 9: with neither, public files are refused, unless only this machine can send any', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void warnings.push(line.at(-1)) };
  expect(await chooseIsolation('https://app.example.com', log, ['none'])).toEqual({
    isolation: 'none',
    takesPublic: false,
  });
  expect(warnings).toEqual([
    'files are checked without any isolation: allow user namespaces to this process, or run it as root',
    'public files are refused',
  ]);
  expect(await chooseIsolation('http://localhost:3000', log, ['none'])).toEqual({
    isolation: 'none',
    takesPublic: true,
  });
});

test('hole 2: what takes more than 256 MB is ended', async () => {
  const outcome = await run(
    'namespaces',
    '--eval',
    'const all = []; for (;;) all.push(Buffer.alloc(1 << 20, 1));',
  );
  expect(outcome).toEqual({ ended: 'out of memory' });
});

const CAGE = new URL('./cage.ts', import.meta.url).href;

test.each(process.getuid?.() === 0 ? (['namespaces', 'user'] as const) : (['namespaces'] as const))(
  'what is looked into ends with its worker (%s)',
  async (isolation) => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'sent'), '');
      const caged = { folder, program: '--eval', argument: `'${folder}'; for (;;);` };
      const work = `import('${CAGE}').then((cage) => cage.runCaged('${isolation}', ${JSON.stringify(caged)}))`;
      const worker = spawn(process.execPath, ['--eval', work]);
      const running = () =>
        readdirSync('/proc').flatMap((pid) => {
          if (!/^\d+$/.test(pid) || pid === String(worker.pid)) return [];
          try {
            const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
            return command.includes(`--eval\0'${folder}'`) ? [command.split('\0', 1)[0] ?? ''] : [];
          } catch {
            return [];
          }
        });
      // The program itself: what starts it has the same words, and may not have bound itself to its worker yet.
      await vi.waitFor(() => expect(running()).toContain(realpathSync(process.execPath)), {
        timeout: 20_000,
      });
      worker.kill('SIGKILL');
      // Far sooner than it would run out of time.
      await vi.waitFor(() => expect(running()).toEqual([]), { timeout: 4000 });
    });
  },
);

test('folders that a worker left behind are removed when one starts', async () => {
  const [left, fresh] = ['left', 'fresh'].map((name) => mkdtempSync(join(tmpdir(), `qrigin-file-${name}-`)));
  if (!left || !fresh) throw new Error('no folders');
  writeFileSync(join(left, 'sent'), 'left');
  const before = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(left, before, before);
  await removeLeftFolders();
  expect([left, fresh].map((folder) => existsSync(folder))).toEqual([false, true]);
  rmSync(fresh, { recursive: true });
});

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

test('a drawing that is too large to be drawn here is called too big, not broken', async () => {
  await inFolder(async (folder) => {
    const path = (_: unknown, at: number) =>
      `<path fill="#${at + 100_000}" d="M1 1${'L2.5 7.5'.repeat(9)}"/>`;
    const paths = Array.from({ length: 80_000 }, path).join('');
    writeFileSync(join(folder, 'sent'), PICTURE.replace('</svg>', `${paths}</svg>`));
    const task = { what: 'check', extension: 'svg', mayBeActive: false } as const;
    expect(await inspect('namespaces', folder, task)).toEqual({ refusal: 'too_big' });
  });
});

test('what passes is written beside the file, and only there', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'sent'), PICTURE);
    const task = { what: 'check', extension: 'svg', mayBeActive: false } as const;
    expect(await inspect('namespaces', folder, task)).toEqual({
      shown: true,
      picture: { width: 9, height: 9 },
    });
    expect(readFileSync(join(folder, 'shown'), 'utf8')).toBe(
      PICTURE.replace('<rect width="9" height="9"/>', '<rect width="9" height="9"></rect>'),
    );
  });
});

/** What is hardest to draw: noise everywhere, also in what shines through. */
function noise(width: number, height: number, channels: 3 | 4) {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels, background: 'teal', noise: grain } });
}

test.each([
  ['a photograph of 50 megapixels', () => noise(8160, 6120, 3).jpeg(), 1440],
  ['a square picture that shines through', () => noise(1500, 1500, 4).png({ compressionLevel: 1 }), 1247],
])('%s is drawn at its largest width within the limits of the cage', async (_, picture, width) => {
  await inFolder(async (folder) => {
    await picture().toFile(join(folder, 'sent'));
    const drawn = await drawInCage('namespaces', folder, width);
    if ('refusal' in drawn) throw new Error(drawn.refusal);
    const all = readFileSync(join(folder, 'shown'));
    expect(all.length).toBe(drawn.avif + drawn.webp);
    const [avif, webp] = [all.subarray(0, drawn.avif), all.subarray(drawn.avif)];
    expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', width });
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width });
  });
});

test('what is no picture is not drawn', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'sent'), 'no picture');
    expect(await drawInCage('namespaces', folder, 320)).toEqual({ refusal: 'broken' });
  });
});
