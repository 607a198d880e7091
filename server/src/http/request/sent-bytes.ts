import { Transform } from 'node:stream';
import type { FastifyRequest, preParsingHookHandler } from 'fastify';
import { headerOf } from './header.ts';

/** What a signature is checked with: the body as it was sent, and the headers that come with it. */
export type Sent = { bytes: Buffer; header(name: Parameters<typeof headerOf>[1]): string };

const kept = new WeakMap<FastifyRequest, Buffer[]>();

/** Keeps a copy of what goes by; the parser behind it still counts, and refuses what is too large. */
export const keepBytes: preParsingHookHandler = (request, _reply, payload, done) => {
  const chunks: Buffer[] = [];
  kept.set(request, chunks);
  const copying = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next(null, chunk);
    },
  });
  done(null, payload.pipe(copying));
};

export function sentOf(request: FastifyRequest): Sent {
  return {
    bytes: Buffer.concat(kept.get(request) ?? []),
    header: (name) => headerOf(request.headers, name),
  };
}
