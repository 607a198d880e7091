import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';
import { launch, type Running, stopProcess, waitUntilReady } from './process.ts';
import { requireProgram } from './program.ts';

export type Clamav = { address: string; servers: Running[]; stop(): Promise<void> };

/** The file that every scanner agrees to call infected, in two parts so that this page is not. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** One signature: this text, in any file, wherever it is. */
const SIGNATURES = `Qrigin.Test.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`;

/** Above our largest file; anything beyond them is reported, not passed over. */
const LIMITS = [
  'StreamMaxLength 150M',
  'MaxFileSize 250M',
  'MaxScanSize 500M',
  'MaxScanTime 60000',
  'AlertExceedsMax yes',
];

/** Debian's clamd on 127.0.0.1, with a database of its own that knows nothing but EICAR. */
export async function startClamav({ dir }: { dir: string }): Promise<Clamav> {
  const folder = resolve(dir);
  const signatures = join(folder, 'signatures');
  mkdirSync(signatures, { recursive: true });
  writeFileSync(join(signatures, 'test.ndb'), SIGNATURES);
  const port = await freePort();
  const settings = [
    'Foreground yes',
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder}`,
    'SelfCheck 0',
    ...LIMITS,
  ];
  const config = join(folder, 'clamd.conf');
  writeFileSync(config, `${settings.join('\n')}\n`);
  const program = { command: requireProgram('clamd'), args: ['--config-file', config] };
  const server = launch({ name: 'clamd', program, output: join(folder, 'clamd.log') });
  await waitUntilReady([server], () => pongs(port));
  return { address: `127.0.0.1:${port}`, servers: [server], stop: () => stopProcess(server) };
}

/** Whether it answers as clamd does. */
async function pongs(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write('zPING\0');
    const said = (await socket.toArray()).join('');
    return said.startsWith('PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
