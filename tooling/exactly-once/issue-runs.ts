import { setTimeout as sleep } from 'node:timers/promises';
import { issueCodes } from '@qrigin/domain/qr';
import { clientAt } from '../../server/src/testing/client.ts';

/** What the server said of one run that was asked for. */
export type AnsweredRun = { runId: number; workId: string };

export type Issuing = {
  /** The API as the client sees it. */
  apiUrl: string;
  token: string;
  orgId: string;
  packagingId: string;
  runs: number;
  /** A client without one cannot tell a lost answer from lost work. */
  withKey: boolean;
};

/** Calls under way at the same time: as many as one caller may have. */
const CLIENTS = 20;
const PATIENCE_MS = 10_000;

/** `undefined` when no one knows whether it was done, or it has to be asked again later. */
async function issueOnce(issuing: Issuing, key: string): Promise<AnsweredRun | undefined> {
  const { apiUrl, token, orgId, packagingId, withKey } = issuing;
  const { ask } = clientAt(apiUrl, { token, patienceMs: PATIENCE_MS });
  let answer: Awaited<ReturnType<typeof issue>>;
  const issue = () =>
    ask(issueCodes, {
      params: { org: orgId, id: packagingId },
      body: { packagingId, count: 1 },
      idempotencyKey: withKey ? key : undefined,
    });
  try {
    answer = await issue();
  } catch {
    return undefined; // cut off
  }
  const { status, body } = answer;
  if (status === 200) return { runId: body.run_id, workId: body.work_id };
  if (status === 429 || status === 503) return undefined;
  throw new Error(`issuing a run was answered with ${status}`);
}

/** Issues runs; a call without an answer is repeated, with the same key, until it has one. */
export async function issueRuns(issuing: Issuing): Promise<{ answered: AnsweredRun[]; retries: number }> {
  const answered: AnsweredRun[] = [];
  let begun = 0;
  let retries = 0;

  async function issueUntilAnswered(): Promise<AnsweredRun> {
    const key = crypto.randomUUID();
    for (;;) {
      const run = await issueOnce(issuing, key);
      if (run) return run;
      retries += 1;
      await sleep(10);
    }
  }
  async function client(): Promise<void> {
    while (begun < issuing.runs) {
      begun += 1;
      answered.push(await issueUntilAnswered());
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { answered, retries };
}
