import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

/** The status of a GET on a connection of its own: several processes take turns by connection, not by call. */
export async function statusOf(url: string, headers: OutgoingHttpHeaders = {}): Promise<number> {
  const asked = request(url, { agent: false, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}
