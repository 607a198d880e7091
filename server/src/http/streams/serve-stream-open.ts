import type { Writable } from 'node:stream';
import type { Thing } from '@qrigin/domain/declaration';
import { Failure } from '@qrigin/domain/errors';
import { NOTICES } from '@qrigin/domain/features';
import { type LiveEvent, liveEvent } from '@qrigin/domain/http';
import { shareOf } from '../limits/share.ts';
import { type Connection, openConnection } from './serve-stream-connection.ts';

/** A tab has one; someone with more has lost count of them. */
const STREAMS_A_SESSION = 10;
const STREAMS_A_PERSON = 50;
const BEAT_MS = 15_000;
/** Changes within this time are announced once: many changed roles are one reason to fetch, not a hundred. */
const GATHER_MS = 100;
/** So long may streams stay open while nothing is heard. */
const DEAF_MS = 4000;

type Whose = { userId: string; sessionId: string };
type Stream = Whose & { connection: Connection };

export type OpenStreams = {
  /** Room for one more; throws `too_often` or `busy`. Each answer that is put in says at once to fetch. */
  take(whose: Whose): (answer: Writable) => void;
  /**
   * `notice`, `access`, `changed` or `ended`, and whose, as the database says it; then the kind of the notice, or what
   * changed.
   */
  onMessage(payload: string): void;
  /** Whether changes are heard at all. When they are again, every stream gets a message to fetch. */
  onConnectionChange(isHearing: boolean): void;
  sessions(): string[];
  endSessions(isOver: (sessionId: string) => boolean): void;
  /** Ends all when nothing was heard for too long. */
  endIfDeaf(): void;
  count(): number;
  close(): void;
};

/** What a notice of this kind is about. */
function thingsOf(kind: string): readonly Thing[] {
  const about = NOTICES.get(kind)?.about;
  if (!about) return [];
  return 'name' in about ? [about] : about;
}

/** Those of this process, one of so many. */
export function createOpenStreams(now: () => number = Date.now, processes = 1): OpenStreams {
  const most = {
    session: shareOf(STREAMS_A_SESSION, processes),
    person: shareOf(STREAMS_A_PERSON, processes),
  };
  const streams = new Set<Stream>();
  /** By whose they are and what they say: of the same ones each is told once. */
  const gathered = new Map<string, Map<string, LiveEvent>>();
  let gathering: NodeJS.Timeout | undefined;
  let deafSince: number | undefined = now();
  let isClosed = false;
  const beats = setInterval(() => {
    for (const { connection } of streams) connection.beat();
  }, BEAT_MS);
  beats.unref();

  const isDeaf = () => deafSince !== undefined && now() - deafSince > DEAF_MS;
  const countOf = (is: (stream: Stream) => boolean) => [...streams].filter(is).length;

  function endThose(is: (stream: Stream) => boolean): void {
    for (const stream of streams) {
      if (!is(stream)) continue;
      streams.delete(stream);
      stream.connection.end();
    }
  }
  function tellGathered(): void {
    gathering = undefined;
    for (const { userId, connection } of streams)
      for (const event of gathered.get(userId)?.values() ?? []) connection.send(event);
    gathered.clear();
  }
  function gather(userId: string, event: LiveEvent): void {
    const told = gathered.get(userId) ?? new Map<string, LiveEvent>();
    gathered.set(userId, told.set(JSON.stringify(event), event));
    gathering ??= setTimeout(tellGathered, GATHER_MS);
  }

  return {
    take({ userId, sessionId }) {
      if (isClosed || isDeaf()) throw new Failure('busy', { retry_after: 2 });
      const isTooMany =
        countOf((stream) => stream.sessionId === sessionId) >= most.session ||
        countOf((stream) => stream.userId === userId) >= most.person;
      if (isTooMany) throw new Failure('too_often', { retry_after: 30 });
      return (answer) => {
        const stream = { userId, sessionId, connection: openConnection(answer) };
        streams.add(stream);
        answer.once('close', () => streams.delete(stream));
        answer.on('error', () => streams.delete(stream));
        if (deafSince === undefined) stream.connection.send({ name: 'hello' });
        // At once, so that the page knows that it is open.
        else stream.connection.beat();
      };
    },
    onMessage(payload) {
      const [what = '', userId = '', about = ''] = payload.split(' ');
      const event = liveEvent(what, about);
      if (event) gather(userId, event);
      if (what === 'notice')
        for (const { name } of thingsOf(about)) gather(userId, { name: 'changed', thing: name });
      if (what === 'ended') endThose((stream) => stream.userId === userId);
    },
    onConnectionChange(isHearing) {
      if (!isHearing) {
        deafSince ??= now();
        return;
      }
      deafSince = undefined;
      for (const { connection } of streams) connection.send({ name: 'hello' });
    },
    sessions: () => [...new Set([...streams].map(({ sessionId }) => sessionId))],
    endSessions: (isOver) => endThose(({ sessionId }) => isOver(sessionId)),
    endIfDeaf() {
      if (isDeaf()) endThose(() => true);
    },
    count: () => streams.size,
    close() {
      isClosed = true;
      clearInterval(beats);
      clearTimeout(gathering);
      endThose(() => true);
    },
  };
}
