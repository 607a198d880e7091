import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Ended = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

export type CallEnds = {
  /** Runs once for every call: when its answer has been sent, or when its connection is gone before that. */
  onEnd(ended: Ended): void;
  /** For an answer that may last for hours: whatever else was or is asked on its connection closes it. */
  keepAlone(request: FastifyRequest): void;
};

/** No status of HTTP, but what proxies write down for a caller who hung up before there was an answer. */
const HUNG_UP = 499;

/**
 * No browser and no proxy asks again before it has the answer. Who does it without reading makes answers pile up here, so
 * the connection is closed. Two, because the next call may arrive while the end of an answer is still being noted.
 */
const UNDER_WAY_MOST = 2;

/**
 * Fastify tells of a hang-up only while the body is being read, and of an answer only when it could be sent. A call whose
 * caller hangs up in between has no end there, so the connection itself is watched. This comes before all other hooks,
 * because what they refuse has an end as well.
 */
export function watchCallEnds(app: FastifyInstance): CallEnds {
  const watchers: Ended[] = [];
  const open = new WeakMap<Socket, Map<FastifyRequest, FastifyReply>>();
  const alone = new WeakSet<Socket>();

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
    const { socket } = request;
    const calls = callsOn(socket);
    if (alone.has(socket) || calls.size >= UNDER_WAY_MOST) socket.destroy();
    // Those that were read together with it come here as well; nobody waits for their answers.
    if (socket.destroyed) reply.hijack();
    else calls.set(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (open.get(request.socket)?.delete(request)) end(request, reply, reply.statusCode);
    done();
  });
  return {
    onEnd: (ended) => void watchers.push(ended),
    keepAlone({ socket }) {
      alone.add(socket);
      if (callsOn(socket).size > 1) socket.destroy();
    },
  };
}
