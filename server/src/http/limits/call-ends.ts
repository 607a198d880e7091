import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Ended = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

export type CallEnds = {
  /** Runs once for every call: when its answer has been sent, or when its connection is gone before that. */
  onEnd(ended: Ended): void;
};

/** No status of HTTP, but what proxies write down for a caller who hung up before there was an answer. */
const HUNG_UP = 499;

/**
 * Fastify reports a hang-up only while the body is being read, and an answer only when it could be sent. A
 * call whose caller hangs up in between has no end there, so the connection itself is watched. This comes
 * before all other hooks, because what they refuse has an end as well.
 */
export function watchCallEnds(app: FastifyInstance): CallEnds {
  const watchers: Ended[] = [];
  const open = new WeakMap<Socket, Map<FastifyRequest, FastifyReply>>();

  function end(request: FastifyRequest, reply: FastifyReply, status: number): void {
    for (const ended of watchers) ended(request, reply, status);
  }

  /** The calls of one connection that have not ended. */
  function callsOn(socket: Socket): Map<FastifyRequest, FastifyReply> {
    const known = open.get(socket);
    if (known) return known;
    const calls = new Map<FastifyRequest, FastifyReply>();
    open.set(socket, calls);
    socket.once('close', () => {
      for (const [request, reply] of calls)
        end(request, reply, reply.raw.headersSent ? reply.statusCode : HUNG_UP);
      calls.clear();
    });
    return calls;
  }

  app.addHook('onRequest', (request, reply, done) => {
    callsOn(request.socket).set(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (open.get(request.socket)?.delete(request)) end(request, reply, reply.statusCode);
    done();
  });
  return { onEnd: (ended) => void watchers.push(ended) };
}
