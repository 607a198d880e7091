import { createSealLog } from './log-newest-seals.ts';
import { type SealDeps, sealEntries } from './seal-entries.ts';

/** An entry is to have its seal within 10 seconds. */
const SEAL_MS = 2000;
const LOG_MS = 3_600_000;

/** Does something again and again, with a pause after each time. What fails is tried again at the next. */
function repeat(work: () => Promise<void>, pauseMs: number, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let running = Promise.resolve();
  const next = () => {
    running = work()
      .catch(onError)
      .then(() => {
        if (!isOver) timer = setTimeout(next, pauseMs);
      });
  };
  next();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}

/** Runs in every worker. The answer stops it, when what is under way is done. */
export function startSealing(deps: SealDeps): () => Promise<void> {
  const { log } = deps;
  let isStopping = false;
  const stopSealing = repeat(
    () => sealEntries(deps, () => isStopping),
    SEAL_MS,
    (err) => log.warn({ err }, 'could not look for audit entries to seal'),
  );
  const stopLogging = repeat(createSealLog(deps), LOG_MS, (err) =>
    log.error({ err }, 'could not log the newest audit seals'),
  );
  return async () => {
    isStopping = true;
    await Promise.all([stopSealing(), stopLogging()]);
  };
}
