import { type RecallOutcome, tellOutcome } from '@qrigin/domain/recalls';
import { useRef, useState } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';

interface Said {
  outcome: RecallOutcome;
  /** Of each recall: the same answer sent again is not a second one. */
  events: { recall: string; event_id: string; at: string }[];
}

/** Tells all these recalls what was done with a pack; the last answer counts. */
export function useTellOutcome(org: string, code: string, recalls: readonly string[]) {
  const send = useWrite(tellOutcome);
  const said = useRef<Said>(undefined);
  const [told, setTold] = useState<RecallOutcome>();
  const [underway, setUnderway] = useState<RecallOutcome>();
  const [error, setError] = useState<unknown>();

  async function tell(outcome: RecallOutcome): Promise<void> {
    const at = new Date().toISOString();
    if (said.current?.outcome !== outcome)
      said.current = {
        outcome,
        events: recalls.map((recall) => ({ recall, event_id: crypto.randomUUID(), at })),
      };
    setUnderway(outcome);
    setError(undefined);
    try {
      for (const { recall, ...event } of said.current.events)
        await send({ params: { org, id: recall }, body: { ...event, code, outcome } });
      said.current = undefined;
      setTold(outcome);
    } catch (failure) {
      setError(failure);
    } finally {
      setUnderway(undefined);
    }
  }

  return { told, underway, error, tell };
}
