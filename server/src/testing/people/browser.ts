import { type Client, clientOf } from '../client.ts';
import { network } from './accounts.ts';

export type Browser = Client & { cookies: Map<string, string> };

/** Calls that keep and send cookies, all from one network of its own, as a browser profile does. */
export function newBrowser(api: Client): Browser {
  const cookies = new Map<string, string>();
  const own = network();
  const client = clientOf(async (endpoint, asked) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...own, ...(cookie ? { cookie } : {}), ...asked.headers };
    const answer = await api.askRaw(endpoint, { ...asked, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', ...value] = line.split(';')[0]!.split('=');
      cookies.set(name, value.join('='));
    }
    return answer;
  });
  return { ...client, cookies };
}
