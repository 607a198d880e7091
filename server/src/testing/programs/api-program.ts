import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programEnv } from '../../../../tooling/services/program-env.ts';

export type ApiProgram = {
  program: ChildProcess;
  url: string;
  /** Everything that it has printed so far. */
  said: () => string;
  /** The numbers of the processes that have begun to listen, in their order. */
  listening: () => number[];
  exited: Promise<unknown[]>;
};

/** The api as a program of its own, once all of its processes answer; throws with what it said when it ends before. */
export async function startApiProgram(settings: Record<string, string>): Promise<ApiProgram> {
  const program = spawn(process.execPath, ['server/src/api.ts'], { env: programEnv(settings) });
  const exited = once(program, 'exit');
  let said = '';
  const listening = () =>
    said
      .split('\n')
      .filter((line) => line.includes('"msg":"listening"'))
      .map((line): number => JSON.parse(line).process);
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /"address":"([^"]+)"/.exec(said)?.[1];
      if (address && listening().length >= Number(settings['API_PROCESSES'] ?? 1)) resolve(address);
    };
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
    program.once('close', () => reject(new Error(said)));
  });
  return { program, url, said: () => said, listening, exited };
}
