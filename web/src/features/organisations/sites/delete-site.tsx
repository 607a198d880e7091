import { Trans, useLingui } from '@lingui/react/macro';
import type { Site } from '@qrigin/domain/sites';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { deleteSite, useRefresh } from '../api.ts';

interface Props {
  org: string;
  /** Nothing is asked without one. */
  site: Site | undefined;
  onClose: () => void;
}

export function DeleteSite({ org, site, onClose }: Props) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const name = <Verbatim text={site?.name ?? ''} />;

  async function remove() {
    if (site) await deleteSite(org, site.id);
    toast({ title: t`Site deleted` });
    await refresh.sites(org);
  }

  return (
    <ConfirmDialog
      isOpen={site !== undefined}
      onClose={onClose}
      title={<Trans>Delete site {name}?</Trans>}
      confirmLabel={<Trans>Delete site</Trans>}
      onConfirm={remove}
    >
      <Trans>This cannot be undone. You cannot delete a site that a batch comes from.</Trans>
    </ConfirmDialog>
  );
}
