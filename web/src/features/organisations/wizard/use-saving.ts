import { useLingui } from '@lingui/react/macro';
import type { DetailGroup } from '@qrigin/domain/organisations';
import { toast } from '../../../ui/toast/toast.ts';
import type { Draft } from './draft/draft.ts';
import type { SaveGroup } from './save-group.ts';
import type { Uploads } from './uploads.ts';

type Outcome = 'saved' | 'failed' | 'no file';

/** Saves a group as it is in the form, with the files that are still on their way to it. */
export function useSaving(draft: Draft, uploads: Uploads, saveGroup: SaveGroup) {
  const { t } = useLingui();

  return async (group: DetailGroup): Promise<Outcome> => {
    // The field says what became of its file, and so does a toast.
    if (!(await uploads.settle(group))) return 'no file';
    const values = draft.state().values[group];
    try {
      await saveGroup(group, values);
    } catch {
      draft.noteFailed(group);
      toast({ variant: 'destructive', title: t`Failed`, description: t`Error in Updating Details` });
      return 'failed';
    }
    draft.noteSaved(group, values);
    toast({ variant: 'success', title: t`Success`, description: t`Details Updated Successfully` });
    return 'saved';
  };
}
