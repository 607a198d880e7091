import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 30;
const PAUSE_MS = 100;

/** Asks again while an api says that it is too busy: then it has done and shown nothing. */
export async function fetchPatiently(url: string, init: RequestInit = {}): Promise<Response> {
  for (let left = TRIES; ; left -= 1) {
    const response = await fetch(url, init);
    if (response.status !== 503 || left === 0) return response;
    await response.arrayBuffer();
    await sleep(PAUSE_MS);
  }
}

/** Reads again when no connection could be had in time, as on a machine with too much to do. */
export async function readPatiently<Found>(read: () => Promise<Found>): Promise<Found> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await read();
    } catch (error) {
      const isBusy = error instanceof Error && error.message.startsWith('timeout exceeded');
      if (!isBusy || left === 0) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
