import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { scriptOf } from './hostile-file.ts';

export type Trap = {
  /** Whatever asks for something below this address has run or loaded. */
  canary: string;
  /** A page with the script of the files, where nothing stops it. */
  unguarded: string;
  /** What has happened since the last call, in words. */
  caught(): string[];
  /** Notes dialogs and requests of the browser to anywhere but these origins. */
  watch(context: BrowserContext, origins: readonly string[]): void;
  stop(): void;
};

/** Listens for signs that content of a file did something. */
export async function setTrap(): Promise<Trap> {
  const signs: string[] = [];
  const server = createServer((request, response) => {
    signs.push(`asked for ${request.url}`);
    response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' });
    response.end(
      request.url === '/unguarded' ? `<script>${scriptOf(`http://${request.headers.host}`)}</script>` : '',
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const canary = `http://127.0.0.1:${portOf(address)}`;
  return {
    canary,
    unguarded: `${canary}/unguarded`,
    caught: () => signs.splice(0),
    watch(context, origins) {
      context.on('dialog', (dialog) => {
        signs.push(`a script said ${dialog.message()}`);
        void dialog.dismiss();
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && !origins.includes(origin))
          signs.push(`a request went to ${origin}`);
      });
    },
    stop: () => server.close(),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the trap has no port');
  return address.port;
}
