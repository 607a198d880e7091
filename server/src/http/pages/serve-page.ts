import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../db/index.ts';
import { gzippedPage, type PagePart, plainPage } from '../../page-parts.ts';
import { callerOf } from '../guard/caller.ts';
import { takePlace } from '../limits/call-place.ts';
import type { Limits } from '../limits/limits.ts';
import { acceptedLanguages } from '../request/accepted-languages.ts';
import { headerOf } from '../request/header.ts';
import { networkOf } from '../request/network.ts';
import { pickEncoding } from './serve-page-encoding.ts';
import { replyWithFailurePage } from './serve-page-failure.ts';

export type Page = {
  status: number;
  /** The whole document. */
  parts: readonly PagePart[];
  /** In which it is written. */
  language: string;
  /** Of a document that our own pages put into a frame: the content policy that it has in place of the general one. */
  framed?: { policy: string };
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

/** `tenant` is the subdomain of an organisation that was asked; `undefined` on every other host. `accepted` are languages, the best first. */
type Asked = {
  params: unknown;
  query: unknown;
  tenant: string | undefined;
  accepted: readonly string[];
  caller: Caller;
};

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
        const accepted = acceptedLanguages(headerOf(request.headers, 'accept-language'));
        const caller = callerOf(request, reply);
        const answered = await answer({ params, query, tenant, accepted, caller });
        if ('location' in answered) return reply.redirect(answered.location, answered.status);
        if ('parts' in answered) return sendPage(request, reply, answered);
        return reply.code(answered.status).type('text/plain; charset=utf-8').send(answered.text);
      },
    });
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  // Never kept: a browser that goes back shows what it kept without asking, and the pack may be recalled by then.
  reply.code(page.status).header('Cache-Control', 'no-store').header('Vary', varies(reply));
  reply.header('Content-Language', page.language);
  if (page.scriptHash !== undefined) allowScript(reply, page.scriptHash);
  if (page.framed)
    reply.header('Content-Security-Policy', page.framed.policy).header('X-Frame-Options', 'SAMEORIGIN');
  reply.type('text/html; charset=utf-8');
  const encoding = pickEncoding(headerOf(request.headers, 'accept-encoding'), ['gzip']);
  if (encoding === undefined) return reply.send(plainPage(page.parts));
  return reply.header('Content-Encoding', encoding).send(gzippedPage(page.parts));
}

/** Beside what the answer varies by already. */
function varies(reply: FastifyReply): string {
  return [reply.getHeader('Vary'), 'Accept-Encoding, Accept-Language']
    .filter((name) => name !== undefined)
    .join(', ');
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
