import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, rawRequestOf } from '@qrigin/domain/http';
import { streamNotifications } from '@qrigin/domain/notifications';

export type TestStream = {
  status: number;
  headers: Headers;
  /** What has come so far: names of events, in their order. */
  events: string[];
  /** Everything that has come, as it was sent. */
  text(): string;
  /** How long it took until so many events of this name had come; rejects after five seconds. */
  until(event: string, count?: number): Promise<number>;
  /** How long it took until the server ended it; rejects after so many seconds. */
  untilEnd(seconds?: number): Promise<number>;
  close(): Promise<void>;
};

/** While the machine runs other programs no one here can be late, so a step counts only so much. */
const STEP_MS = 10;
const LONGEST_STEP_MS = 100;

type Asked = { token?: string; query?: string; headers?: Record<string, string> };

/** An open stream of notices, read as a page reads it. */
export async function openStream(
  url: string,
  { token, query = '', headers = {} }: Asked,
): Promise<TestStream> {
  const hangUp = new AbortController();
  const { path, ...request } = rawRequestOf(streamNotifications, { token, query, headers });
  const response = await fetch(`${url}${API_BASE}${path}`, { ...request, signal: hangUp.signal });
  const events: string[] = [];
  let text = '';
  let isOver = false;
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      events.splice(0, events.length, ...[...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name!));
    }
  }
  const reading = read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });

  async function waitFor(is: () => boolean, seconds: number, what: string): Promise<number> {
    let waited = 0;
    while (!is()) {
      if (waited > seconds * 1000) throw new Error(`${what} did not come: ${text}`);
      const start = performance.now();
      await sleep(STEP_MS);
      waited += Math.min(performance.now() - start, LONGEST_STEP_MS);
    }
    return waited;
  }
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: () => text,
    until: (event, count = 1) =>
      waitFor(() => events.filter((name) => name === event).length >= count, 5, event),
    untilEnd: (seconds = 5) => waitFor(() => isOver, seconds, 'the end'),
    async close() {
      hangUp.abort();
      await reading;
    },
  };
}
