import { Trans, useLingui } from '@lingui/react/macro';
import { deletePackaging, type Packaging } from '@qrigin/domain/packaging';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  org: string;
  packaging: Packaging;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteStructure({ org, packaging, isOpen, onClose }: Props) {
  const { t } = useLingui();
  // What asks belongs to the structure, and is gone with it.
  const remove = useWrite(deletePackaging, { refresh: 'later' });
  const name = <Verbatim text={packaging.name} />;

  async function handleConfirm() {
    await remove({ params: { org, id: packaging.id } });
    toast({ title: t`Structure deleted` });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Delete structure {name}?</Trans>}
      confirmLabel={<Trans>Delete structure</Trans>}
      onConfirm={handleConfirm}
    >
      <Trans>You cannot delete a structure that has codes. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
