import type { Client } from 'pg';
import type { AnsweredRun } from './issue-runs.ts';

export type RunFaults = {
  stored: number;
  /** Runs that no answer named, or that two answers named; and more than one piece of work for a run. */
  doubled: number;
  /** Runs that an answer named and that are not there, or not with the work that it named. */
  missing: number;
};

type Row = { id: string; work_ids: string[] };

/** Compares what was answered with the rows that are really there, above row security. */
export async function compareRuns(superuser: Client, answered: readonly AnsweredRun[]): Promise<RunFaults> {
  const { rows } = await superuser.query<Row>(
    `select run.id, array_remove(array_agg(work.id), null) as work_ids
     from code_run run left join work on work.org_id = run.org_id and work.run_id = run.id
     group by run.id`,
  );
  const stored = new Map(rows.map((row) => [Number(row.id), row.work_ids]));
  const told = new Set(answered.map(({ runId }) => runId));
  const untold = rows.filter(({ id }) => !told.has(Number(id))).length;
  const toldTwice = answered.length - told.size;
  const surplusWork = rows.reduce((sum, { work_ids }) => sum + Math.max(0, work_ids.length - 1), 0);
  const missing = answered.filter(({ runId, workId }) => !stored.get(runId)?.includes(workId)).length;
  return { stored: rows.length, doubled: untold + toldTwice + surplusWork, missing };
}
