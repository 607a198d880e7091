import { Trans, useLingui } from '@lingui/react/macro';
import { type CertificateProvider, deleteProvider } from '@qrigin/domain/certificates';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  org: string;
  /** Nothing is asked without one. */
  provider: CertificateProvider | undefined;
  onClose: () => void;
}

export function DeleteProvider({ org, provider, onClose }: Props) {
  const { t } = useLingui();
  const remove = useWrite(deleteProvider);
  const name = <Verbatim text={provider?.name ?? ''} />;

  async function handleConfirm() {
    if (provider) await remove({ params: { org, id: provider.id } });
    toast({ title: t`Provider deleted` });
  }

  return (
    <ConfirmDialog
      isOpen={provider !== undefined}
      onClose={onClose}
      title={<Trans>Delete provider {name}?</Trans>}
      confirmLabel={<Trans>Delete provider</Trans>}
      onConfirm={handleConfirm}
    >
      <Trans>This cannot be undone. You cannot delete a provider that has certificates.</Trans>
    </ConfirmDialog>
  );
}
