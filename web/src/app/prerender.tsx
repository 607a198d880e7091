import '../words/words.ts';
import { text } from 'node:stream/consumers';
import { PRERENDERED } from '@qrigin/domain/features';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { AppFrame } from './app-frame.tsx';
import { routes } from './router.tsx';

/** Any path that has no page. Its script says which one was asked for. */
const NOT_FOUND = '/404';

/** Run by the build (prerender.config.ts): every page that is the same for everyone, as it is before any script. */
export async function prerenderPages() {
  return Promise.all(
    [...PRERENDERED, NOT_FOUND].map(async (path) => {
      const { head, body } = cut(await draw(path));
      const file = `pages${path === '/' ? '/home' : path}.html`;
      return { file, head, body, isOnlyRead: path !== NOT_FOUND && !body.includes('<form') };
    }),
  );
}

async function draw(path: string): Promise<string> {
  const website = createStaticHandler(routes);
  const found = await website.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (found instanceof Response) throw new Error(`${path} leads elsewhere and cannot be prerendered`);
  const router = createStaticRouter(website.dataRoutes, found);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <AppFrame>
        <StaticRouterProvider router={router} context={found} hydrate={false} />
      </AppFrame>
    </StrictMode>,
    // In one piece: parts that are swapped in later would need a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}

/** React writes what belongs into the head first. */
function cut(html: string): { head: string; body: string } {
  const head = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  if (!head.includes('<title>')) throw new Error('a page has no title');
  return { head, body: html.slice(head.length) };
}
