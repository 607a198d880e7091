import type { Database } from '../../db/connect/connection.ts';
import { listenTo } from '../../db/connect/listen.ts';
import { findOpenSessions } from '../guard/session.ts';
import type { OpenStreams } from './serve-stream-open.ts';

const LOOK_MS = 1000;
const ASK_MS = 2000;
/** A stream whose session could not be looked up for so long is ended: no one knows whose it still is. */
const UNSURE_MS = 4000;

/**
 * Feeds the open streams of this process from one connection that listens, and ends those whose session is over. Sessions
 * are asked about every other second, all in one query, so that nothing depends on a notification that may be lost.
 */
export function watchStreams(streams: OpenStreams, database: Database, url: string): () => Promise<void> {
  const stopListening = listenTo(url, 'person', streams);
  let sureAt = Date.now();
  let askedAt = 0;

  async function ask(): Promise<void> {
    askedAt = Date.now();
    const asked = askedAt;
    const ids = streams.sessions();
    const open = await findOpenSessions(database, ids);
    const looked = new Set(ids);
    // Streams that were opened meanwhile were admitted after the question.
    streams.endSessions((id) => looked.has(id) && !open.has(id));
    sureAt = Math.max(sureAt, asked);
  }
  const looking = setInterval(() => {
    streams.endIfDeaf();
    if (streams.count() === 0) {
      sureAt = Date.now();
      return;
    }
    if (Date.now() - sureAt > UNSURE_MS) streams.endSessions(() => true);
    // A failed question is asked again; how long that may go on is decided above.
    else if (Date.now() - askedAt >= ASK_MS) ask().catch(() => {});
  }, LOOK_MS);
  looking.unref();

  return async () => {
    clearInterval(looking);
    await stopListening();
  };
}
