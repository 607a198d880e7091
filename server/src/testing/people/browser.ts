import type { TestApi } from '../test-api.ts';
import { network } from './accounts.ts';

type Asked = NonNullable<Parameters<TestApi['ask']>[2]>;

export type Browser = {
  cookies: Map<string, string>;
  ask: TestApi['ask'];
};

/** Calls that keep and send cookies, all from one network of its own, as a browser profile does. */
export function newBrowser(api: TestApi): Browser {
  const cookies = new Map<string, string>();
  const own = network();
  return {
    cookies,
    async ask(method, path, asked: Asked = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...own, ...(cookie ? { cookie } : {}), ...asked.headers };
      const answer = await api.ask(method, path, { ...asked, headers });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', ...value] = line.split(';')[0]!.split('=');
        cookies.set(name, value.join('='));
      }
      return answer;
    },
  };
}
