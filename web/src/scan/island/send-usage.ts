import { newEventId } from './event-id.ts';
import { signedIn } from './signed-in.ts';

const PAUSES_MS = [1000, 4000, 10_000];

/** Tells that the code was looked at. The same id in every try, so that it counts once. */
export async function sendUsage(code: string): Promise<boolean> {
  const body = JSON.stringify({ event_id: newEventId() });
  for (const pause of [...PAUSES_MS, undefined]) {
    const status = await send(code, body);
    if (status < 400) return true;
    // What is refused for good stays refused.
    if (pause === undefined || (status < 500 && status !== 429)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

/** The status of the answer; 599 when none came. */
async function send(code: string, body: string): Promise<number> {
  try {
    // Members of the organisation that looks at its own packs are no shoppers.
    const headers = { 'Content-Type': 'application/json', ...signedIn() };
    // Goes out even if the page is closed meanwhile.
    const response = await fetch(`/api/scan/${code}/usage`, {
      method: 'POST',
      headers,
      body,
      keepalive: true,
    });
    return response.status;
  } catch {
    return 599;
  }
}
