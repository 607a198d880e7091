import { type Draft, deleteDraftSection, findDraft, orderDraft, saveDraftPart } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { call } from '../../../http/call.ts';
import type { DeviceOwner } from './device.ts';
import { type PartId, type PartValue } from './values.ts';

/** A connection that has died without a word is given up after that. */
const PATIENCE_MS = 20_000;

interface Over {
  revision: number;
  place: number | undefined;
}
interface Answer {
  revision: number;
  /** Not known where it was gone already. */
  changes?: readonly string[];
}

/** What the server does for a draft. */
export interface DraftCalls {
  fetch: () => Promise<Draft>;
  save: (value: PartValue, over: Over) => Promise<Answer>;
  remove: (section: PartId, over: Over) => Promise<Answer>;
  order: (sections: PartId[]) => Promise<Answer>;
}

const over = ({ revision }: Over) => ({ 'If-Match': `"${revision}"` });
const patiently = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

export function draftCalls({ org, product }: DeviceOwner): DraftCalls {
  const params = { org, id: product };
  return {
    fetch: () => call(findDraft, { params, ...patiently() }),
    save: (value, at) =>
      call(saveDraftPart, {
        params,
        body:
          value.part === 'section' ? { ...value, ...(at.place !== undefined && { at: at.place }) } : value,
        headers: over(at),
        ...patiently(),
      }),
    async remove(section, at) {
      const sent = { params: { ...params, section }, headers: over(at), ...patiently() };
      try {
        const { changes } = await call(deleteDraftSection, sent);
        return { revision: 0, changes };
      } catch (error) {
        // Someone else was quicker, or only the answer was lost.
        if (error instanceof Failure && error.code === 'not_found') return { revision: 0 };
        throw error;
      }
    },
    async order(sections) {
      const { changes } = await call(orderDraft, { params, body: { sections }, ...patiently() });
      return { revision: 0, changes };
    },
  };
}
