import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireProgram, runProgram } from '../../services/program.ts';

/** The addresses to request, one after the other, over and over. */
export type Requests = { paths: readonly string[]; headers?: Record<string, string> };

/** The scripts that tell wrk what to ask for. */
export type WrkScripts = { load: string; warmUp: string };

/** Begins where its first argument says, so that one run asks for other addresses than the last. */
const ask = (list: string, headers: Record<string, string>) => `local requests, at = {}, 0
init = function(args)
  ${Object.entries(headers)
    .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
    .join('\n  ')}
  for path in io.lines(${JSON.stringify(list)}) do requests[#requests + 1] = wrk.format('GET', path) end
  at = tonumber(args[1])
end
request = function() at = at % #requests + 1; return requests[at] end
`;

/** wrk itself can only stop by the clock. */
const STOP_BY_COUNT = `local left
local start = init
init = function(args) start(args); left = tonumber(args[2]) end
response = function(status)
  if status ~= 200 then print('status ' .. status); os.exit(1) end
  left = left - 1
  if left == 0 then os.exit(0) end
end
`;

export function writeScripts(dir: string, name: string, { paths, headers = {} }: Requests): WrkScripts {
  const file = (end: string, text: string) => {
    const path = join(dir, `${name}.${end}`);
    writeFileSync(path, text);
    return path;
  };
  const script = ask(file('paths', paths.join('\n')), headers);
  return { load: file('lua', script), warmUp: file('warm-up.lua', script + STOP_BY_COUNT) };
}

const wrk = (args: string[], seconds: number) =>
  runProgram({ command: requireProgram('wrk'), args: ['-t1', ...args] }, seconds);

const WARM_UP_MOST_S = 600;

/** So many requests, whatever time they take: compiled code and full caches come from their number. */
export async function warmUp(url: string, { warmUp: script }: WrkScripts, requests: number): Promise<void> {
  const args = ['-c64', `-d${WARM_UP_MOST_S}s`, '-s', script, url, '--', '0', String(requests)];
  await wrk(args, WARM_UP_MOST_S);
}

export type LoadOptions = { connections: number; seconds: number; from: number };
export type Load = { requests: number; seconds: number; failed: number };

export async function runWrk(url: string, { load: script }: WrkScripts, options: LoadOptions): Promise<Load> {
  const { connections, seconds, from } = options;
  const args = [`-c${connections}`, `-d${seconds}s`, '-s', script, url, '--', String(from)];
  const output = await wrk(args, seconds + 30);
  const done = /(\d+) requests in ([\d.]+)s/.exec(output);
  if (!done) throw new Error(`wrk said:\n${output}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const broken =
    /Socket errors: connect (\d+), read (\d+), write (\d+)/.exec(output)?.slice(1).map(Number) ?? [];
  const failed = broken.reduce((sum, errors) => sum + errors, refused);
  return { requests: Number(done[1]), seconds: Number(done[2]), failed };
}
