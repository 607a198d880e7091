import type { Writable } from 'node:stream';
import type { LiveEvent } from '@qrigin/domain/http';

/** So much may wait for a client that does not read; what is sent is tiny, so it has long stopped listening. */
const WAITING_BYTES = 16 * 1024;
const FAREWELL_MS = 1000;

/** One open answer. */
export type Connection = {
  /** An event says that something changed, never which one. */
  send(event: LiveEvent): void;
  /** A comment, so that neither side and no one between them takes the connection for dead. */
  beat(): void;
  end(): void;
};

export function openConnection(answer: Writable): Connection {
  function write(text: string): void {
    if (answer.writableEnded || answer.destroyed) return;
    answer.write(text);
    if (answer.writableLength > WAITING_BYTES) answer.destroy();
  }
  return {
    send: (event) => write(`event: ${event.name}\ndata: ${'thing' in event ? event.thing : '{}'}\n\n`),
    beat: () => write(': still here\n\n'),
    end() {
      if (answer.writableEnded || answer.destroyed) return;
      answer.end();
      // A client that does not read does not see the end either.
      const farewell = setTimeout(() => answer.destroy(), FAREWELL_MS);
      answer.once('close', () => clearTimeout(farewell));
    },
  };
}
