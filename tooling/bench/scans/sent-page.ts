import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A page as it went over the wire: names and values of its headers in turn, its bytes in base 64. */
export type SentPage = { headers: string[]; body: string };

/** Node sends these with every answer by itself. */
const OF_NODE = ['date', 'connection', 'keep-alive'];

/** Asks for a page and keeps what came, still compressed. */
export async function fetchSentPage(url: string, accepted: Record<string, string>): Promise<SentPage> {
  const [response]: IncomingMessage[] = await once(get(url, { headers: accepted }), 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} answers with ${response?.statusCode}`);
  const body = (await buffer(response)).toString('base64');
  const headers = Object.entries(response.headersDistinct)
    .filter(([name]) => !OF_NODE.includes(name))
    .flatMap(([name, values = []]) => values.flatMap((value) => [name, value]));
  return { headers, body };
}
