import { bigintList, dateList, integerList, textList, uuidList } from '../../../db/connect/binary-lists.ts';
import type { Caller } from '../../../db/index.ts';
import { isTaken } from '../../../db/violation.ts';
import { dayOf } from '../page/day-of.ts';

/** One look at a code. No address of the visitor, and nothing that names them but a session of ours. */
export type ScanEvent = {
  orgId: string;
  runId: number;
  idx: number;
  /** Made by the visitor's browser; the same id again is the same event. */
  id: string;
  sessionId: string | null;
  language: string;
  device: Caller['deviceClass'];
  country: string | null;
};

/** What is needed of a pool. */
export type EventPool = {
  query(statement: { name: string; text: string; values: Buffer[] }): Promise<{ rowCount: number | null }>;
};

/** How many groups without a duplicate it takes after one until none is expected: so at most one group in 33 is sent twice. */
const CAREFUL_GROUPS = 32;

const INSERT = `
  insert into scan_event (org_id, day, id, run_id, idx, session_id, language, device, country)
  select * from unnest($1::uuid[], $2::date[], $3::uuid[], $4::bigint[], $5::integer[], $6::uuid[], $7::text[],
    $8::text[], $9::text[])`;
const FIRST = { name: 'insert-scan-events', text: INSERT };
/** Without a conflict target, for which the role would need to read. */
const CAREFUL = { ...FIRST, name: 'insert-new-scan-events', text: `${INSERT} on conflict do nothing` };

/**
 * In one order for everyone. Rows are taken one after the other, and two processes that stored the same ids in opposite
 * orders would wait for each other until PostgreSQL lets one of them fail.
 */
function inOrder(events: readonly ScanEvent[]): ScanEvent[] {
  const keyed = events.map((event) => ({ event, key: (event.id + event.orgId).toLowerCase() }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ event }) => event);
}

const valuesOf = (events: readonly ScanEvent[], now: number): Buffer[] => [
  uuidList(events.map(({ orgId }) => orgId)),
  dateList(events.map(({ id }) => dayOf(id, now))),
  uuidList(events.map(({ id }) => id)),
  bigintList(events.map(({ runId }) => BigInt(runId))),
  integerList(events.map(({ idx }) => idx)),
  uuidList(events.map(({ sessionId }) => sessionId)),
  textList(events.map(({ language }) => language)),
  textList(events.map(({ device }) => device)),
  textList(events.map(({ country }) => country)),
];

/**
 * Stores each event of a group that is not stored yet. Nearly all are new, and to look for each of them first costs
 * PostgreSQL a quarter more, so that is done only where duplicates are about. Of a group that meets one unexpected nothing is
 * stored, and it has to be sent again; ids come from browsers, so anyone can send duplicates as often as they like.
 */
export function createEventInsert(pool: EventPool) {
  let carefulFor = 0;
  return async (events: readonly ScanEvent[], now: number): Promise<void> => {
    const values = valuesOf(inOrder(events), now);
    if (carefulFor === 0) {
      try {
        await pool.query({ ...FIRST, values });
        return;
      } catch (error) {
        if (!isTaken(error)) throw error;
        carefulFor = CAREFUL_GROUPS;
      }
    }
    const { rowCount } = await pool.query({ ...CAREFUL, values });
    carefulFor = rowCount === events.length ? carefulFor - 1 : CAREFUL_GROUPS;
  };
}
