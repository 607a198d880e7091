import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type CallsUnderWay = {
  /** For an answer that may last for hours: whatever else was or is asked on its connection closes it. */
  keepAlone(socket: Socket): void;
};

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * No browser and no proxy asks again before it has the answer. Anyone who does makes answers pile up here, so the
 * connection is closed. Two, because the next call may arrive while the end of an answer is still being noted.
 */
const UNDER_WAY_MOST = 2;

/** Node's own answer to an expectation that it does not know is given past all listeners, so it is given here. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417).end();
}

/**
 * Counts where Node hands a call over, before anything looks at it: what the router refuses never reaches a hook, and what
 * was read together with a call that closed the connection would still be worked on.
 */
export function limitCallsUnderWay(server: Server): CallsUnderWay {
  const underWay = new WeakMap<Socket, number>();
  const alone = new WeakSet<Socket>();
  const countOn = (socket: Socket) => underWay.get(socket) ?? 0;

  function limited(handle: Handle): Handle {
    return (request, response) => {
      const { socket } = request;
      if (alone.has(socket) || countOn(socket) >= UNDER_WAY_MOST) {
        socket.destroy();
        return;
      }
      underWay.set(socket, countOn(socket) + 1);
      response.once('close', () => underWay.set(socket, countOn(socket) - 1));
      handle(request, response);
    };
  }

  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  for (const handle of handlers)
    server.on(
      'request',
      limited((...call) => Reflect.apply(handle, server, call)),
    );
  server.on('checkExpectation', limited(refuseExpectation));
  return {
    keepAlone(socket) {
      alone.add(socket);
      if (countOn(socket) > 1) socket.destroy();
    },
  };
}
