import { Failure } from '@qrigin/domain/errors';

type Room = {
  /** Files that are being read. */
  reading: number;
  /** Files that are being sent: each may hold in memory what its caller has yet to take. */
  sending: number;
};

/** Each that is read holds a connection of the database, and other calls need those too. */
export const ROOM_FOR_LISTS: Room = { reading: 2, sending: 8 };
/**
 * They take turns at the processor and at the database, one piece of one file at a time, until all of it is sent. With more of them
 * the longest would take so long that it is broken off.
 */
export const ROOM_FOR_COMPUTED: Room = { reading: 8, sending: 8 };

export type ExportPlace = {
  /** All of it has been read: the next may be. */
  read: () => void;
  /** All of it has been sent, or nobody takes it any more. */
  leave: () => void;
};

/** Files that are on their way: one for each taker, and few in all. Who takes one slowly holds up nobody who wants to read. */
export function createExportPlaces(room: Room) {
  const reading = new Set<string>();
  const sending = new Set<string>();
  /** Room for one more; throws `too_often` or `busy`. */
  return function enter(taker: string): ExportPlace {
    if (sending.has(taker)) throw new Failure('too_often', { retry_after: 5 });
    if (reading.size >= room.reading || sending.size >= room.sending)
      throw new Failure('busy', { retry_after: 5 });
    reading.add(taker);
    sending.add(taker);
    // Each once: the same one may be back with another file.
    const once = (places: Set<string>) => {
      let isIn = true;
      return () => {
        if (isIn) places.delete(taker);
        isIn = false;
      };
    };
    const [read, sent] = [once(reading), once(sending)];
    return {
      read,
      leave() {
        read();
        sent();
      },
    };
  };
}
