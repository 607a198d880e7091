import type { JoinMetrics } from '../http/watch/metrics.ts';
import type { FromPrimary, FromProcess } from './figures-of-all.ts';

const WAIT_MS = 8000;

function tell(message: FromProcess): void {
  process.send?.(message);
}

/** One of several processes: tells the primary its figures, and asks it for the page of all of them. */
export const joinMetrics: JoinMetrics = (own) => {
  const waiting = new Map<number, (page: string) => void>();
  let calls = 0;
  process.on('message', (message: FromPrimary) => {
    if ('page' in message) {
      waiting.get(message.call)?.(message.page);
      return;
    }
    // The primary does not wait for ever for a process that cannot answer.
    own.getMetricsAsJSON().then(
      (figures) => tell({ figures, call: message.call }),
      () => undefined,
    );
  });
  return async () => {
    calls += 1;
    const call = calls;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const timer = setTimeout(() => reject(new Error('the primary does not tell the metrics')), WAIT_MS);
    waiting.set(call, resolve);
    tell({ ask: 'page', call });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(call);
    }
  };
};
