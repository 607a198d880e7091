import { Failure } from '@qrigin/domain/errors';

type Room = {
  /** Files that are being read. */
  reading: number;
  /** Files that are being sent: each may hold in memory what its caller has yet to take. */
  sending: number;
};

/** Each that is read holds a connection of the database, and other calls need those too. */
const ROOM_FOR_LISTS: Room = { reading: 2, sending: 8 };
/**
 * They take turns at the processor and at the database, one piece of one file at a time, until all of it is sent. With more of them
 * the longest would take so long that it is broken off.
 */
export const ROOM_FOR_COMPUTED: Room = { reading: 8, sending: 8 };
/** A file of so many rows has places of its own: nobody who wants a report waits for files that take an hour. */
const SHORT_ROWS = 10_000;

export type ExportPlace = {
  /** All of it has been read: the next may be. */
  read: () => void;
  /** All of it has been sent, or nobody takes it any more. */
  leave: () => void;
};

/**
 * Files that are on their way: one for each taker, and few in all. Who takes one slowly holds up nobody who wants to read. With what is
 * computed a person and an organisation are both takers: a person can have many organisations, and an organisation many people.
 */
export function createExportPlaces(room: Room) {
  const taken = new Set<string>();
  let reading = 0;
  let sending = 0;
  /** Room for one more; throws `too_often` or `busy`. */
  return function enter(...takers: string[]): ExportPlace {
    if (takers.some((taker) => taken.has(taker))) throw new Failure('too_often', { retry_after: 5 });
    if (reading >= room.reading || sending >= room.sending) throw new Failure('busy', { retry_after: 5 });
    reading += 1;
    sending += 1;
    for (const taker of takers) taken.add(taker);
    const read = once(() => (reading -= 1));
    const sent = once(() => {
      sending -= 1;
      for (const taker of takers) taken.delete(taker);
    });
    return {
      read,
      leave() {
        read();
        sent();
      },
    };
  };
}

/** The same taker may be back with another file. */
function once(leave: () => void): () => void {
  let isIn = true;
  return () => {
    if (isIn) leave();
    isIn = false;
  };
}

type Takers = { person: string; org?: string | undefined };

/** The places of a process for its files, each kind apart. */
export function createFileRooms() {
  const enterLists = createExportPlaces(ROOM_FOR_LISTS);
  const enterLong = createExportPlaces(ROOM_FOR_COMPUTED);
  const enterShort = createExportPlaces(ROOM_FOR_COMPUTED);
  return {
    /** By person: sessions are free to get, and one person could take every place by them. */
    enterListed: ({ person }: Takers): ExportPlace => enterLists(person),
    /** By organisation, too: the longest takes an hour, and colleagues together could take every place. */
    enterComputed(rows: number, { person, org }: Takers): ExportPlace {
      const enter = rows > SHORT_ROWS ? enterLong : enterShort;
      return org === undefined ? enter(person) : enter(person, org);
    },
  };
}
