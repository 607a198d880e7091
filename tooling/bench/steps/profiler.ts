import { once } from 'node:events';
import { z } from 'zod';

const Targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);
const Answer = z.object({ id: z.number(), result: z.looseObject({}) });
const Stopped = z.object({
  profile: z.object({
    nodes: z.array(
      z.object({
        id: z.number(),
        callFrame: z.object({ functionName: z.string(), url: z.string() }),
        children: z.array(z.number()).optional(),
      }),
    ),
    samples: z.array(z.number()),
    timeDeltas: z.array(z.number()),
  }),
});
/** As the debugger's protocol tells it. */
export type Profile = z.infer<typeof Stopped>['profile'];

/** Often enough to see steps of a microsecond in some seconds. */
const SAMPLE_US = 100;

/** Talks to a Node process that was started with `--inspect` at this port. */
export async function attachProfiler(port: number) {
  const reply = await fetch(`http://127.0.0.1:${port}/json`);
  const [{ webSocketDebuggerUrl }] = Targets.parse(await reply.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  let calls = 0;
  async function call(method: string, params: object = {}): Promise<Record<string, unknown>> {
    calls += 1;
    const id = calls;
    const answered = new Promise<Record<string, unknown>>((resolve) => {
      socket.addEventListener('message', function hear({ data }: MessageEvent<string>) {
        const answer = Answer.safeParse(JSON.parse(data));
        if (answer.data?.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(answer.data.result);
      });
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answered;
  }
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  return {
    start: () => call('Profiler.start'),
    stop: async () => Stopped.parse(await call('Profiler.stop')).profile,
    close: () => socket.close(),
  };
}
