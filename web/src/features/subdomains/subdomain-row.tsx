import { Trans, useLingui } from '@lingui/react/macro';
import { DROPPED_DAYS, dropSubdomain, type Subdomain } from '@qrigin/domain/subdomains';
import { useState } from 'react';
import { useWrite } from '../../http/query/use-write.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { toast } from '../../ui/toast/toast.ts';

interface Props {
  org: string;
  subdomain: Subdomain;
  mayManage: boolean;
}

export function SubdomainRow({ org, subdomain, mayManage }: Props) {
  const { subdomain: name, address } = subdomain;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <h2 className="text-16">
          <Verbatim text={name} />
        </h2>
        {address === null ? (
          <p className="text-14 text-ink-2">
            <Trans>Reserved for you. It has no web address yet.</Trans>
          </p>
        ) : (
          <Verbatim text={address} className="font-mono text-14 text-ink-2" />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {address !== null && <CopyButton size="s" text={address} label={<Trans>Copy address</Trans>} />}
        {mayManage && <Drop org={org} subdomain={subdomain} />}
      </div>
    </li>
  );
}

function Drop({ org, subdomain: { id, subdomain: name } }: Omit<Props, 'mayManage'>) {
  const { t } = useLingui();
  const drop = useWrite(dropSubdomain);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const shownName = <Verbatim text={name} />;

  async function handleConfirm() {
    await drop({ params: { org, id } });
    toast({ title: t`Subdomain removed` });
  }

  return (
    <>
      <Button size="s" variant="ghost" aria-haspopup="dialog" onClick={() => setConfirmOpen(true)}>
        <Trans>
          Remove<span className="sr-only"> {shownName}</span>
        </Trans>
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        title={<Trans>Remove {shownName}?</Trans>}
        confirmLabel={<Trans>Remove</Trans>}
        onConfirm={handleConfirm}
      >
        <Trans>
          Codes printed with it keep working, at our own address. No one else can take the name for{' '}
          {DROPPED_DAYS} days, and you can add it again until then.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
