import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { z } from 'zod';

/** Run where files are looked into; prints what a program that took over there could get at. */
const Targets = z.object({
  /** Someone's whose environment has secrets. */
  pid: z.number(),
  ports: z.array(z.number()),
  files: z.array(z.string()),
});
export type Targets = z.output<typeof Targets>;

function attempt(name: string, act: () => unknown): string[] {
  try {
    act();
    return [name];
  } catch {
    return [];
  }
}

function reaches(port: number): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (reached: string[]) => {
      socket.destroy();
      resolve(reached);
    };
    socket.on('connect', () => settle([`connects to ${port}`]));
    socket.on('error', () => settle([]));
  });
}

/** As the process itself reports it: nothing else here may read settings. */
const Report = z.object({ environmentVariables: z.record(z.string(), z.string()) });
const environment = Report.parse(process.report.getReport()).environmentVariables;

const { pid, ports, files } = Targets.parse(JSON.parse(process.argv[2] ?? ''));
const got = [
  ...attempt('reads the environment of its parent', () => readFileSync(`/proc/${pid}/environ`)),
  ...attempt('reads the memory map of its parent', () => readFileSync(`/proc/${pid}/maps`)),
  ...attempt('lists processes', () => {
    if (!readdirSync('/proc').includes(String(pid))) throw new Error('not there');
  }),
  ...attempt('sends its parent signals', () => process.kill(pid, 0)),
  ...files.flatMap((file) => attempt(`reads ${file}`, () => readFileSync(file))),
  ...attempt('changes the file', () => writeFileSync('sent', 'changed')),
  ...attempt('writes elsewhere', () => writeFileSync('/job/other', 'x')),
  ...Object.keys(environment).map((name) => `has ${name} in its environment`),
  ...(await Promise.all(ports.map(reaches))).flat(),
];
process.stdout.write(JSON.stringify(got));
