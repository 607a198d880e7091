import { useLingui } from '@lingui/react/macro';
import { toast } from '../../../ui/toast/toast.ts';
import type { PartId } from '../draft/values.ts';
import { useEditing } from '../editor/editing.ts';
import { duplicateOf } from './new-section.ts';

/** What can be done with one section, wherever it is shown. */
export function useSectionActions(open: (id: PartId) => void) {
  const { t } = useLingui();
  const { draft } = useEditing();

  return {
    duplicate: (id: PartId) => {
      const value = draft.latest(id);
      if (value?.part !== 'section') return;
      const copy = duplicateOf(value.content);
      draft.add(copy, draft.store.getState().order.indexOf(id) + 1);
      open(copy.id);
    },
    remove: (id: PartId) => {
      const { order } = draft.store.getState();
      const at = order.indexOf(id);
      const undo = draft.remove(id);
      // Whoever goes through the list by keyboard stays where they were.
      open(order[at + 1] ?? order[at - 1] ?? 'overview');
      toast({
        title: t`Section deleted`,
        description: t`Shoppers see it until you publish.`,
        action: {
          label: t`Undo`,
          act: () => {
            undo();
            open(id);
          },
        },
      });
    },
    setHidden: (id: PartId, isHidden: boolean) => draft.setHidden(id, isHidden),
    moveBy: (id: PartId, by: 1 | -1) => {
      const { order } = draft.store.getState();
      const to = order.indexOf(id) + by;
      if (to >= 0 && to < order.length) draft.move(id, to);
    },
  };
}
