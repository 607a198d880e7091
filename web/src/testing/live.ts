import { vi } from 'vitest';
import { type Sent } from './sent-calls.ts';

/** One stream that the browser has open, from the server's side. */
interface ServedStream {
  token: string | null;
  isOpen: () => boolean;
  send: (text: string) => void;
  end: () => void;
}

/** Stands in for the server's end of the stream: each answer is one that stays open. */
export function serveStreams() {
  const streams: ServedStream[] = [];
  const encoder = new TextEncoder();
  function answer({ headers, signal }: Pick<Sent, 'headers' | 'signal'>): Response {
    let isOpen = true;
    let line: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        line = controller;
      },
    });
    function close(how: () => void) {
      if (isOpen) how();
      isOpen = false;
    }
    signal?.addEventListener('abort', () =>
      close(() => line.error(new DOMException('aborted', 'AbortError'))),
    );
    streams.push({
      token: headers.get('Authorization'),
      isOpen: () => isOpen,
      send: (text) => line.enqueue(encoder.encode(text)),
      end: () => close(() => line.close()),
    });
    return new Response(body);
  }
  return { streams, open: () => streams.filter(({ isOpen }) => isOpen()), answer };
}

export const event = (name: string, thing = '{}') => `event: ${name}\ndata: ${thing}\n\n`;

/** Stands in for the browser's locks, which the test's window has not: one holder at a time, the others wait in line. */
export function lendLocks(): void {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const request = async (_name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    await new Promise<void>((resolve, reject) => {
      if (!isHeld) {
        isHeld = true;
        return resolve();
      }
      waiting.push(resolve);
      signal?.addEventListener('abort', () => {
        if (!waiting.includes(resolve)) return;
        waiting.splice(waiting.indexOf(resolve), 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      isHeld = next !== undefined;
      next?.();
    }
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of it as is used
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
}
