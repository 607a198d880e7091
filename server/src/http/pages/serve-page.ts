import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../db/index.ts';
import { gzippedPage, type PagePart, plainPage } from '../../page-parts.ts';
import { callerOf } from '../guard/caller.ts';
import { takePlace } from '../limits/call-place.ts';
import type { Limits } from '../limits/limits.ts';
import { headerOf } from '../request/header.ts';
import { networkOf } from '../request/network.ts';
import { pickEncoding } from './serve-page-encoding.ts';
import { replyWithFailurePage } from './serve-page-failure.ts';

export type Page = {
  status: number;
  /** The whole document. */
  draw(): readonly PagePart[];
  /** The hash of the only script that the page may run, as the content policy spells it. */
  scriptHash?: string;
};

/** A page, another address, or a line of text when there is nothing to draw a page with. */
export type PageAnswer = Page | { status: 302 | 303; location: string } | { status: 503; text: string };

/** A page that a feature draws itself, for anyone. */
export type PageRoute = {
  path: string;
  /** Answers on the hosts of organisations too, and receives the requested name. */
  onTenantHosts?: true;
  answer: (asked: Asked) => Promise<PageAnswer>;
};

/** `tenant` is the subdomain of an organisation that was asked; `undefined` on every other host. */
type Asked = { params: unknown; query: unknown; tenant: string | undefined; caller: Caller };

/** Puts a page on the air. */
export type ServePage = (route: PageRoute) => void;

/** Pages count as scans of their network. */
export function createServePage(app: FastifyInstance, limits: Pick<Limits, 'admit'>): ServePage {
  return ({ path, onTenantHosts, answer }) => {
    app.route({
      method: 'GET',
      url: path,
      schema: { hide: true },
      config: { unguarded: 'for anyone; it counts its own calls', ...(onTenantHosts && { onTenantHosts }) },
      errorHandler: replyWithFailurePage,
      onRequest: (request) => takePlace(request, limits.admit('scan', networkOf(request.ip))),
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

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  // Never kept: a browser that goes back shows what it kept without asking, and the pack may be recalled by then.
  reply.code(page.status).header('Cache-Control', 'no-store').header('Vary', varies(reply));
  if (page.scriptHash !== undefined) allowScript(reply, page.scriptHash);
  reply.type('text/html; charset=utf-8');
  const encoding = pickEncoding(headerOf(request.headers, 'accept-encoding'), ['gzip']);
  if (encoding === undefined) return reply.send(plainPage(page.draw()));
  return reply.header('Content-Encoding', encoding).send(gzippedPage(page.draw()));
}

/** Beside what the answer varies by already. */
function varies(reply: FastifyReply): string {
  return [reply.getHeader('Vary'), 'Accept-Encoding'].filter((name) => name !== undefined).join(', ');
}

let allowing = { policy: '', hash: '', allowed: '' };

/** The policy of all pages, except that here nothing but this one script runs. */
function allowScript(reply: FastifyReply, hash: string): void {
  const policy = reply.getHeader('Content-Security-Policy');
  if (typeof policy !== 'string') return;
  // The same for every page of a build, and longer than it takes to fill one in.
  if (allowing.policy !== policy || allowing.hash !== hash)
    allowing = { policy, hash, allowed: policy.replace(/script-src [^;]*/, `script-src ${hash}`) };
  reply.header('Content-Security-Policy', allowing.allowed);
}
