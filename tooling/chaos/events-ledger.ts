import { Client } from 'pg';

export type EventsLedger = {
  stored: number;
  missing: number;
  misplaced: number;
  doubled: number;
  invented: number;
};

type Row = { id: string; place: string };

/** Compares what was acknowledged, by id and place, with the rows that are really there, above row security. */
export async function compareEvents(
  superuserUrl: string,
  acknowledged: Map<string, string>,
): Promise<EventsLedger> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(
      "select id, org_id || ' ' || run_id || ' ' || idx as place from scan_event",
    );
    const places = new Map(rows.map(({ id, place }) => [id, place]));
    const expected = [...acknowledged];
    return {
      stored: rows.length,
      missing: expected.filter(([id]) => !places.has(id)).length,
      misplaced: expected.filter(([id, place]) => (places.get(id) ?? place) !== place).length,
      doubled: rows.length - places.size,
      invented: [...places.keys()].filter((id) => !acknowledged.has(id)).length,
    };
  } finally {
    await client.end();
  }
}
