import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../db/index.ts';
import { callerOf } from './caller.ts';
import { headerOf } from './header.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network.ts';
import { compress, pickEncoding } from './serve-page-encoding.ts';
import { replyWithFailurePage } from './serve-page-failure.ts';

export type Page = {
  status: number;
  /** The whole document; not asked for when the browser has it already. */
  draw(): string;
  /** Stays the same for as long as the page says the same; a page without one is sent anew each time. */
  version?: string;
  /** The hash of the only script that the page may run, as the content policy spells it. */
  scriptHash?: string;
};

/** A page, another address, or a line of text when there is nothing to draw a page with. */
export type PageAnswer = Page | { status: 302 | 303; location: string } | { status: 503; text: string };

/** A page that a feature draws itself, for anybody. */
export type PageRoute = {
  path: string;
  /** Answers on the hosts of organisations too, and is told which name was asked. */
  onTenantHosts?: true;
  answer: (asked: Asked) => Promise<PageAnswer>;
};

/** `tenant` is the subdomain of an organisation that was asked; `undefined` on every other host. */
type Asked = { params: unknown; query: unknown; tenant: string | undefined; caller: Caller };

/** Puts a page on the air. */
export type ServePage = (route: PageRoute) => void;

/** Pages count as scans of their network. The hooks of `createServe()`, which must come first, end the call. */
export function createServePage(app: FastifyInstance, limits: Pick<Limits, 'admit'>): ServePage {
  return ({ path, onTenantHosts, answer }) => {
    app.route({
      method: 'GET',
      url: path,
      schema: { hide: true },
      config: onTenantHosts ? { onTenantHosts } : {},
      errorHandler: replyWithFailurePage,
      onRequest: async (request) => {
        const leave = await limits.admit('scan', networkOf(request.ip));
        // Who hung up meanwhile will not be answered, so no hook is left to end the call.
        if (request.socket.destroyed) leave();
        else request.endOfCall = leave;
      },
      handler: async (request, reply) => {
        const { params, query, tenantName: tenant } = request;
        const answered = await answer({ params, query, tenant, caller: callerOf(request, reply) });
        if ('location' in answered) return reply.redirect(answered.location, answered.status);
        if ('draw' in answered) return sendPage(request, reply, answered);
        return reply.code(answered.status).type('text/plain; charset=utf-8').send(answered.text);
      },
    });
  };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  // Kept, but asked for again each time: a recall shows on the next look.
  reply.code(page.status).header('Cache-Control', 'no-cache').header('Vary', varies(reply));
  // Before a 304 too: its headers take the place of those that the browser keeps with the page.
  if (page.scriptHash !== undefined) allowScript(reply, page.scriptHash);
  if (page.version !== undefined) {
    // Weak, because it is the same for all encodings.
    const tag = `W/"${page.version}"`;
    reply.header('ETag', tag);
    if (isKept(headerOf(request.headers, 'if-none-match'), tag)) return reply.code(304).send();
  }
  reply.type('text/html; charset=utf-8');
  const encoding = pickEncoding(headerOf(request.headers, 'accept-encoding'));
  if (encoding === undefined) return reply.send(page.draw());
  return reply.header('Content-Encoding', encoding).send(await compress(page.draw(), encoding));
}

/** Beside what the answer varies by already. */
function varies(reply: FastifyReply): string {
  return [reply.getHeader('Vary'), 'Accept-Encoding'].filter((name) => name !== undefined).join(', ');
}

function isKept(header: string, tag: string): boolean {
  return header.split(',').some((kept) => kept.trim() === tag);
}

/** The policy of all pages, except that here nothing but this one script runs. */
function allowScript(reply: FastifyReply, hash: string): void {
  const policy = reply.getHeader('Content-Security-Policy');
  if (typeof policy !== 'string') return;
  reply.header('Content-Security-Policy', policy.replace(/script-src [^;]*/, `script-src ${hash}`));
}
