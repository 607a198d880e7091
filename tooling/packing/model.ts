import type { PackingJob, PackingRead } from '@qrigin/domain/packing';

/**
 * The rules of packing by scanner once more, as plainly as can be: every code is in one pack or in none, every event is in one list,
 * and every question is answered by looking at all of them. It is what the server is held to, so it must not use its rules.
 */
type Kind = 'pallet' | 'carton' | 'jar' | 'blank' | 'jar of another product';

type Done = {
  id: string;
  by: string;
  step: 'checked' | 'packed' | 'unpacked';
  code: string;
  pack: string | null;
  left: string | null;
  /** Whether a blank became something by it. */
  isAssigned: boolean;
  isUndone: boolean;
};

export type Hall = {
  room: number;
  kinds: Record<string, Kind>;
  parents: Record<string, string | null>;
  events: Done[];
  /** How many events there were when the round of a pack began. */
  rounds: Record<string, number>;
};

export type Sending = { by: string; job: PackingJob; pack?: string | undefined };

function inside({ parents }: Hall, pack: string): string[] {
  return Object.keys(parents).filter((code) => parents[code] === pack);
}

function checked(hall: Hall, pack: string): string[] {
  const seen = hall.events
    .slice(hall.rounds[pack] ?? 0)
    .filter((event) => event.step === 'checked' && event.pack === pack && !event.isUndone)
    .map(({ code }) => code);
  return [...new Set(seen)];
}

/** The numbers that a phone shows. */
export function countsOf(hall: Hall, pack: string): { inside: number; checked: number } {
  const all = inside(hall, pack);
  return { inside: all.length, checked: checked(hall, pack).filter((code) => all.includes(code)).length };
}

function fill(hall: Hall, { job }: Sending, event: Done, isAnyway: boolean): string {
  const { code, pack, left } = event;
  const kind = hall.kinds[code];
  if (left === pack) return 'already';
  if (kind === 'jar of another product') return 'wrong_product';
  if (kind === 'carton' || kind === 'pallet') return 'wrong_level';
  if (left !== null && job === 'fill') return 'packed_elsewhere';
  if (inside(hall, pack ?? '').length >= hall.room && !isAnyway) return 'full';
  hall.parents[code] = pack;
  hall.events.push({ ...event, step: 'packed', isAssigned: kind === 'blank' });
  if (kind === 'blank') hall.kinds[code] = 'jar';
  return 'done';
}

function unpack(hall: Hall, event: Done): string {
  const { code, pack, left } = event;
  if (left === null) return 'already';
  if (pack !== null && left !== pack) return 'not_in_here';
  hall.parents[code] = null;
  hall.events.push({ ...event, step: 'unpacked', pack: null });
  return 'done';
}

function check(hall: Hall, event: Done): string {
  const { code, pack, left } = event;
  if (left === null) return 'not_in_here';
  if (left !== pack) return 'packed_elsewhere';
  if (checked(hall, pack).includes(code)) return 'already';
  hall.events.push({ ...event, step: 'checked', left: null });
  return 'done';
}

function undo(hall: Hall, by: string, id: string): string {
  const event = hall.events.find((one) => one.id === id);
  if (!event || event.by !== by) return 'changed_since';
  if (event.isUndone) return 'already';
  const later = hall.events.slice(hall.events.indexOf(event) + 1);
  if (later.some(({ code, isUndone }) => code === event.code && !isUndone)) return 'changed_since';
  event.isUndone = true;
  if (event.step !== 'checked') hall.parents[event.code] = event.left;
  if (event.isAssigned) hall.kinds[event.code] = 'blank';
  return 'done';
}

/** What a read comes to; the hall is as it is afterwards. */
export function readIn(hall: Hall, sending: Sending, read: PackingRead): string {
  const { by, job, pack = null } = sending;
  if ('undoes' in read) return undo(hall, by, read.undoes);
  const { id, code } = read;
  if (!(code in hall.kinds)) return 'not_yours';
  const left = hall.parents[code] ?? null;
  const event: Done = { id, by, step: 'checked', code, pack, left, isAssigned: false, isUndone: false };
  if (job === 'check') return check(hall, event);
  return job === 'unpack' ? unpack(hall, event) : fill(hall, sending, event, read.anyway === true);
}
