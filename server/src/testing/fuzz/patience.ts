import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 10;
const PAUSE_MS = 500;

/**
 * The call, made again while the server says that it is busy: a loaded machine calms down, but an endpoint
 * that rejects what it does not like keeps saying so.
 */
export async function patiently<Answer extends { status: number }>(
  call: () => Promise<Answer>,
  onBusy: () => void = () => {},
  pause = PAUSE_MS,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    if (answer.status !== 503 || tries === TRIES) return answer;
    onBusy();
    await sleep(pause);
  }
}
