import type { Worker } from 'node:cluster';

/** What Node hands over: a connection that no one reads from yet. */
type Connection = { readonly fd: number; close(): void };

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'fd' in value && 'close' in value;
}

/** How a process tells whether it took what it was handed; Node's own message, with more in it. */
type Reply = { accepted?: boolean };

/**
 * A process is handed one connection at a time. When it dies before it has taken it, Node forgets the connection and
 * leaves it open, so that its caller would wait for ever; closed, it tells the caller to try again.
 *
 * A process that is about to end refuses what it is handed, and Node passes it on to another. When all are stopping,
 * what the last one refuses would wait in a list that no one reads any more.
 */
export function closeLostConnection(worker: Worker, areAllStopping: () => boolean): void {
  const child = worker.process;
  const send = child.send.bind(child);
  let handed: Connection | undefined;
  child.send = (message: Parameters<typeof send>[0], ...more: unknown[]) => {
    const [handle] = more;
    if (isConnection(handle)) handed = handle;
    return Reflect.apply(send, child, [message, ...more]);
  };
  child.prependListener('internalMessage', (reply: Reply) => {
    if (reply.accepted !== false) return;
    // What was taken, Node closes on this side.
    if (areAllStopping()) reply.accepted = true;
    else handed = undefined;
  });
  function closeIfLost(): void {
    // Of one that was taken, this side is closed already.
    if (handed && handed.fd >= 0) handed.close();
  }
  // Either can be the last that is heard of a process; after that it is handed nothing more.
  worker.once('disconnect', closeIfLost);
  worker.once('exit', closeIfLost);
}
