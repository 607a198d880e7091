import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { closeOrganisation } from '@qrigin/domain/organisations';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useForgetOrganisation } from '../../../http/query/refresh.ts';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

export function CloseOrganisation({ organisation: { id, name } }: Pick<Whoami, 'organisation'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const close = useWrite(closeOrganisation, { refresh: 'elsewhere' });
  const forget = useForgetOrganisation();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const shownName = <Verbatim text={name} />;

  async function handleConfirm() {
    await close({ params: { org: id }, body: { name } });
    await navigate('/dashboard');
    forget(id);
    toast({ title: t`Organisation closed` });
  }

  return (
    <Section id="close" title={t`Close this organisation`}>
      <p className="max-w-140 text-ink-2">
        <Trans>This closes it permanently for everyone. Printed codes keep working.</Trans>
      </p>
      <Button
        variant="danger"
        aria-haspopup="dialog"
        className="justify-self-start"
        onClick={() => setConfirmOpen(true)}
      >
        <Trans>Close this organisation</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        title={<Trans>Close {shownName}?</Trans>}
        confirmLabel={<Trans>Close organisation</Trans>}
        onConfirm={handleConfirm}
        typed={name}
      >
        <WhatHappens />
      </ConfirmDialog>
    </Section>
  );
}

function WhatHappens() {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      <li>
        <Trans>No one will be able to open it, including you.</Trans>
      </li>
      <li>
        <Trans>No new codes can be issued.</Trans>
      </li>
      <li>
        <Trans>Printed codes keep working and show the product, its maker and any recall.</Trans>
      </li>
      <li>
        <Trans>
          You cannot export anything afterwards. To keep your records, export everything before you close it.
        </Trans>
      </li>
      <li>
        <Trans>This cannot be undone.</Trans>
      </li>
    </ul>
  );
}
