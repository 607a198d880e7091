import { Failure } from '@qrigin/domain/errors';

/** Each holds a connection of the database, and other calls need those too. */
const READ_AT_ONCE = 2;

/** Each may hold in memory what its caller has yet to take. */
const SENT_AT_ONCE = 8;

export type ExportPlace = {
  /** All of it has been read: the next may be. */
  read: () => void;
  /** All of it has been sent, or nobody takes it any more. */
  leave: () => void;
};

/** Files that are on their way: one for each caller, and few in all. Who takes one slowly holds up nobody who wants to read. */
export function createExportPlaces() {
  const reading = new Set<string>();
  const sending = new Set<string>();
  /** Room for one more; throws `too_often` or `busy`. */
  return function enter(caller: string): ExportPlace {
    if (sending.has(caller)) throw new Failure('too_often', { retry_after: 5 });
    if (reading.size >= READ_AT_ONCE || sending.size >= SENT_AT_ONCE)
      throw new Failure('busy', { retry_after: 5 });
    reading.add(caller);
    sending.add(caller);
    // Each once: the caller may be back with another file.
    const once = (places: Set<string>) => {
      let isIn = true;
      return () => {
        if (isIn) places.delete(caller);
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
