import { Trans, useLingui } from '@lingui/react/macro';
import { deleteSite, type Site } from '@qrigin/domain/sites';
import { useWrite } from '../../http/query/use-write.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { toast } from '../../ui/toast/toast.ts';

interface Props {
  org: string;
  /** Nothing is asked without one. */
  site: Site | undefined;
  onClose: () => void;
}

export function DeleteSite({ org, site, onClose }: Props) {
  const { t } = useLingui();
  const remove = useWrite(deleteSite);
  const name = <Verbatim text={site?.name ?? ''} />;

  async function handleConfirm() {
    if (site) await remove({ params: { org, id: site.id } });
    toast({ title: t`Site deleted` });
  }

  return (
    <ConfirmDialog
      isOpen={site !== undefined}
      onClose={onClose}
      title={<Trans>Delete site {name}?</Trans>}
      confirmLabel={<Trans>Delete site</Trans>}
      onConfirm={handleConfirm}
    >
      <Trans>This cannot be undone. You cannot delete a site that a batch comes from.</Trans>
    </ConfirmDialog>
  );
}
