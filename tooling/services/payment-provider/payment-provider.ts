import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type Answer,
  type Asked,
  answerCheckout,
  answerShop,
  type Desk,
  type Keys,
  pay,
  refund,
  refusal,
} from './answer.ts';
import { type Books, openBooks, type State } from './books.ts';
import { CHECKOUT_SCRIPT } from './checkout.ts';
import { type Faults, isLost, NO_FAULTS } from './faults.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** Known to everyone, as no money moves with them. */
const KEYS: Keys = { keyId: 'rzp_test_ThisMachine', keySecret: 'a-secret-of-this-machine-only' };
const WEBHOOK_SECRET = 'a-webhook-secret-of-this-machine';

export type PaymentProviderOptions = {
  port?: number;
  /** Where it tells what happens by itself; it can be set later, when the server is there. */
  webhookUrl?: string;
  /** The file that it remembers everything in; without one it forgets when it stops. */
  file?: string;
  random?: () => number;
};

export type LocalPaymentProvider = {
  url: string;
  checkoutUrl: string;
  webhookSecret: string;
  keys: Keys;
  books: Books;
  webhooks: Webhooks;
  faults: Faults;
  /** Somebody pays in the checkout: what the page is handed. */
  pay(orderId: string): ReturnType<typeof pay>;
  /** Someone gives money back on the provider’s own page. */
  refund(paymentId: string, amount?: number): void;
  stop(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : Object(JSON.parse(text));
}

function hasKeys({ headers }: IncomingMessage, { keyId, keySecret }: Keys): boolean {
  return headers.authorization === `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function readState(file: string | undefined): State {
  return file !== undefined && existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { orders: [], payments: [], refunds: [] };
}

/**
 * A payment provider that speaks Razorpay’s documented protocol to the shop and shows a dialog to whoever pays: everything but the
 * money. What goes wrong is said in `faults`.
 */
export async function startPaymentProvider(
  options: PaymentProviderOptions = {},
): Promise<LocalPaymentProvider> {
  const { port = 0, webhookUrl, file, random = Math.random } = options;
  const state = readState(file);
  const books = openBooks(state, () => {
    if (file !== undefined) writeFileSync(file, JSON.stringify(state));
  });
  const webhooks = createWebhooks({ url: webhookUrl, secret: WEBHOOK_SECRET });
  const desk: Desk = { books, webhooks, keys: KEYS };
  const faults: Faults = { ...NO_FAULTS };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    // Pages of any origin may open the checkout.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (path === '/v1/checkout.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(CHECKOUT_SCRIPT);
    const asked: Asked = { method: request.method ?? 'GET', path, query, body: await bodyOf(request) };
    if (path === '/control') {
      Object.assign(faults, asked.body);
      return send(response, { status: 200, body: faults });
    }
    if (faults.isDown) return void request.socket.destroy();
    if (path.startsWith('/v1/checkout/')) return send(response, answerCheckout(desk, asked));
    if (!hasKeys(request, KEYS)) return send(response, refusal(401, 'Authentication failed'));
    if (faults.broken.some((id) => path.includes(id))) return send(response, refusal(500, 'Server error'));
    const answered = answerShop(desk, asked);
    if (isLost(faults, random)) return void request.socket.destroy();
    return send(response, answered);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // It keeps no process alive that has nothing else to do.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the payment provider has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    checkoutUrl: `${url}/v1/checkout.js`,
    webhookSecret: WEBHOOK_SECRET,
    keys: KEYS,
    books,
    webhooks,
    faults,
    pay: (orderId) => pay(desk, orderId),
    refund: (paymentId, amount) => void refund(desk, paymentId, amount),
    async stop() {
      webhooks.options.url = undefined;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
