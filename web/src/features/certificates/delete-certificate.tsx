import { Trans, useLingui } from '@lingui/react/macro';
import { type Certificate, deleteCertificate } from '@qrigin/domain/certificates';
import { useWrite } from '../../http/query/use-write.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { toast } from '../../ui/toast/toast.ts';

interface Props {
  org: string;
  /** Nothing is asked without one. */
  certificate: Certificate | undefined;
  onClose: () => void;
}

export function DeleteCertificate({ org, certificate, onClose }: Props) {
  const { t } = useLingui();
  const remove = useWrite(deleteCertificate);
  const title = <Verbatim text={certificate?.title ?? ''} />;

  async function handleConfirm() {
    if (certificate) await remove({ params: { org, id: certificate.id } });
    toast({ title: t`Certificate deleted` });
  }

  return (
    <ConfirmDialog
      isOpen={certificate !== undefined}
      onClose={onClose}
      title={<Trans>Delete certificate {title}?</Trans>}
      confirmLabel={<Trans>Delete certificate</Trans>}
      onConfirm={handleConfirm}
    >
      <Trans>
        Pages that show it stop showing it at once. Before you publish them again, remove it from their
        sections. This cannot be undone.
      </Trans>
    </ConfirmDialog>
  );
}
