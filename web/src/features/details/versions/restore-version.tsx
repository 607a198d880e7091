import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { restoreVersion, type Version } from '@qrigin/domain/details';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { changesOf } from '../draft/draft-state.ts';
import { useDraftState, useEditing } from '../editor/editing.ts';

interface Props {
  /** Nothing is asked without one. */
  version: Version | undefined;
  onClose: () => void;
  onRestored: () => void;
}

/** Brings a version back into the draft, after saying what becomes of the draft. */
export function RestoreVersion({ version, onClose, onRestored }: Props) {
  const { t } = useLingui();
  const { draft } = useEditing();
  const { org, product: id } = draft.owner;
  const restore = useWrite(restoreVersion, { refresh: 'later' });
  const count = useDraftState((state) => changesOf(state).length);
  const number = version?.number ?? 0;

  async function handleConfirm() {
    const unsaved = await draft.settle();
    if (unsaved.length > 0) {
      toast({
        variant: 'destructive',
        title: t`Nothing was restored`,
        description: t`Not everything you typed is saved yet. Try again when it is.`,
      });
      return;
    }
    const params = { org, id, number: String(number) };
    draft.receive(await draft.still(() => restore({ params })));
    toast({
      variant: 'success',
      title: t`Version ${number} is in your draft`,
      description: t`Publish it to show it to shoppers.`,
    });
    onRestored();
  }

  return (
    <ConfirmDialog
      isOpen={version !== undefined}
      onClose={onClose}
      variant="primary"
      title={<Trans>Restore version {number}?</Trans>}
      confirmLabel={<Trans>Restore version</Trans>}
      onConfirm={handleConfirm}
    >
      <p>
        <Trans>
          Your draft becomes what version {number} was. Shoppers see no change until you publish it.
        </Trans>
      </p>
      {count > 0 && (
        <p className="mt-2">
          <Plural
            value={count}
            one="Your # unpublished change is set aside as a version of its own, so you can get it back."
            other="Your # unpublished changes are set aside as a version of their own, so you can get them back."
          />
        </p>
      )}
    </ConfirmDialog>
  );
}
