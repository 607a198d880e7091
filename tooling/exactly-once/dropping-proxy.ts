import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type DroppingProxy = {
  url: string;
  /** Answers that never reached who asked. */
  readonly dropped: number;
  stop(): Promise<void>;
};

type Options = { target: string; dropOneIn: number };
type Upstream = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/**
 * A network that loses answers: it hands every request on, waits until the whole answer is there, so until the work
 * is committed, and then hangs up instead of passing it on, at random one time in `dropOneIn`.
 */
export async function startDroppingProxy({ target, dropOneIn }: Options): Promise<DroppingProxy> {
  const agent = new Agent({ keepAlive: true });
  let dropped = 0;

  async function handOn(incoming: IncomingMessage): Promise<Upstream> {
    const { method, headers, url } = incoming;
    const outgoing = request(new URL(url ?? '/', target), { method, headers, agent });
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
    outgoing.end(await buffer(incoming));
    const response = await answer;
    return { status: response.statusCode ?? 502, headers: response.headers, body: await buffer(response) };
  }

  const server = createServer((incoming, outgoing) => {
    handOn(incoming).then(
      ({ status, headers, body }) => {
        if (Math.random() * dropOneIn < 1) {
          dropped += 1;
          incoming.socket.destroy();
        } else {
          outgoing.writeHead(status, headers).end(body);
        }
      },
      () => incoming.socket.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    get dropped() {
      return dropped;
    },
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
