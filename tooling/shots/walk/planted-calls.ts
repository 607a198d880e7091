import type { Page } from '@playwright/test';

interface Reply {
  status?: number;
  json?: unknown;
}

/** One call of a page to the API. Whoever neither answers it nor sends it on leaves it to the one who came before. */
export interface PlantedCall {
  url: URL;
  method: string;
  /** What was sent with it, as JSON. */
  sent(): unknown;
  answer(reply: Reply): Promise<void>;
  /** To the API itself, whoever else wanted to answer. */
  sendOn(): Promise<void>;
  /** What the API itself answers. */
  ask(): Promise<unknown>;
}

type Address = RegExp | ((url: URL) => boolean);
type Act = (call: PlantedCall) => Promise<void> | void;

/** Comes between a page and the API; what came last answers first. */
export interface PlantedCalls {
  on(address: Address, act: Act): Promise<void>;
  clear(): Promise<void>;
}

const CALLS = { urlPattern: '*/api/*' };
const JSON_TYPE = [{ name: 'content-type', value: 'application/json; charset=utf-8' }];

/**
 * The browser library's own routes stop everything that a page asks for, and switch the browser's cache off: every page
 * would fetch and compile the website anew. This stops calls only.
 */
export async function plantCalls(page: Page): Promise<PlantedCalls> {
  const session = await page.context().newCDPSession(page);
  const plans: { isFor: (url: URL) => boolean; act: Act }[] = [];

  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { method, headers, postData } = request;
    const url = new URL(request.url);
    let isDone = false;
    /** A page that was left wants nothing any more. */
    const finish = async (work: () => Promise<unknown>) => {
      isDone = true;
      await work().catch(() => undefined);
    };
    const sendOn = () => finish(() => session.send('Fetch.continueRequest', { requestId }));
    const answer = ({ status = 200, json = null }: Reply) => {
      const body = Buffer.from(JSON.stringify(json)).toString('base64');
      const reply = { requestId, responseCode: status, responseHeaders: JSON_TYPE, body };
      return finish(() => session.send('Fetch.fulfillRequest', reply));
    };
    const call: PlantedCall = {
      url,
      method,
      answer,
      sendOn,
      sent: () => JSON.parse(postData ?? 'null'),
      ask: async () => (await fetch(url, { method, headers, body: postData ?? null })).json(),
    };
    void (async () => {
      for (const { act } of plans.filter(({ isFor }) => isFor(url))) if (!isDone) await act(call);
      if (!isDone) await sendOn();
    })();
  });

  return {
    async on(address, act) {
      plans.unshift({
        act,
        isFor: (url) => (address instanceof RegExp ? address.test(url.href) : address(url)),
      });
      await session.send('Fetch.enable', { patterns: [CALLS] });
    },
    async clear() {
      plans.length = 0;
      await session.send('Fetch.disable');
    },
  };
}
