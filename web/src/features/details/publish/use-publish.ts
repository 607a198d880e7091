import { FAULTS, type Fault, type FoundFault, publishDraft } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { useWrite } from '../../../http/query/use-write.ts';
import type { PartId } from '../draft/values.ts';
import { useEditing } from '../editor/editing.ts';

/** What became of it. `unsaved`: parts that are not with the server yet; `faulty`: what has to be mended first. */
export type Published =
  | { outcome: 'done' }
  | { outcome: 'unsaved'; parts: PartId[] }
  | { outcome: 'faulty'; faults: FoundFault[] };

/** Shows the draft to shoppers, with every word that was typed before. */
export function usePublish(): () => Promise<Published> {
  const { draft } = useEditing();
  const publish = useWrite(publishDraft);
  const { org, product: id } = draft.owner;

  return async () => {
    const parts = await draft.settle();
    if (parts.length > 0) return { outcome: 'unsaved', parts };
    try {
      await draft.still(() => publish({ params: { org, id } }));
    } catch (error) {
      const faults = faultsIn(error);
      if (faults) return { outcome: 'faulty', faults };
      await draft.refresh().catch(() => undefined);
      throw error;
    }
    await draft.refresh();
    return { outcome: 'done' };
  };
}

const isFault = (name: string): name is Fault => Object.hasOwn(FAULTS, name);

/** What the server found; nothing when it refused for another reason. */
function faultsIn(error: unknown): FoundFault[] | undefined {
  if (!(error instanceof Failure) || error.code !== 'invalid_input') return undefined;
  return Object.entries(Object(error.details['fields'])).flatMap(([path, text]) => {
    const fault = Object.keys(FAULTS).find((name) => isFault(name) && FAULTS[name] === text) ?? 'link';
    return isFault(fault) ? [{ path, fault }] : [];
  });
}
