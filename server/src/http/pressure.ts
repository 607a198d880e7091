import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RateClass } from '@qrigin/domain/http';

/**
 * From which delay of the event loop a class of calls is turned away, in milliseconds: bulk work first, then what
 * the dashboard reads and writes, last what shoppers and people signing in wait for.
 */
const TURNED_AWAY_FROM: Record<RateClass, number> = {
  bulk: 200,
  read: 400,
  write: 600,
  public: 1000,
  auth: 1500,
  scan: 2000,
};

const SAMPLE_MS = 500;

export type Pressure = { isTooHigh(rate: RateClass): boolean; stop(): void };

/** Watches how late the event loop runs; `delay` can be replaced to try it out. */
export function watchPressure(delay?: () => number): Pressure {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let latest = 0;
  const timer = setInterval(() => {
    latest = histogram.percentile(90) / 1e6;
    histogram.reset();
  }, SAMPLE_MS);
  timer.unref();
  const current = delay ?? (() => latest);
  return {
    isTooHigh: (rate) => current() > TURNED_AWAY_FROM[rate],
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
