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
  webhook: 800,
  public: 1000,
  auth: 1500,
  scan: 2000,
};

const SAMPLE_MS = 500;

export type Pressure = { isTooHigh(rate: RateClass): boolean; stop(): void };

/** How late the event loop ran since the last time this was asked, in milliseconds. */
export type Delay = { take(): number; stop(): void };

function measureDelay(): Delay {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  return {
    take() {
      const delay = histogram.percentile(90) / 1e6;
      histogram.reset();
      return delay;
    },
    stop: () => void histogram.disable(),
  };
}

/**
 * Watches how late the event loop runs. Two samples in a row have to be late: one long pause (the machine gave the
 * processor to someone else, or memory was cleared) is over by the time it shows, and turning calls away then helps no one.
 */
export function watchPressure(delay: Delay = measureDelay()): Pressure {
  let latest = 0;
  let lasting = 0;
  const timer = setInterval(() => {
    const before = latest;
    latest = delay.take();
    lasting = Math.min(before, latest);
  }, SAMPLE_MS);
  timer.unref();
  return {
    isTooHigh: (rate) => lasting > TURNED_AWAY_FROM[rate],
    stop() {
      clearInterval(timer);
      delay.stop();
    },
  };
}
