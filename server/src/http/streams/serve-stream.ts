import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallsUnderWay } from '../limits/calls-under-way.ts';
import type { OpenStreams } from './serve-stream-open.ts';

/** Nothing on the way may keep, pack or gather what is sent; and the connection is not used for anything else afterwards. */
const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
};

type Deps = { streams: OpenStreams; underWay: CallsUnderWay };

/** Answers an admitted call with a stream of the person's events. Throws `too_often` when they have too many open. */
export function openStream({ streams, underWay }: Deps, request: FastifyRequest, reply: FastifyReply): void {
  const { userId, claims, socket } = request;
  if (userId === undefined || !claims) throw new Error('a stream is always somebody’s');
  const place = streams.take({ userId, sessionId: claims.sid });
  reply.hijack();
  underWay.keepAlone(request.socket);
  // A caller who hung up meanwhile is already gone, and no event would say so again.
  if (socket.destroyed) return;
  // The limits for slow calls are over; silence is no fault of a stream.
  socket.setTimeout(0);
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS }))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200);
  place(reply.raw);
}
