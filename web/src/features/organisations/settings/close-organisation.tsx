import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { closeOrganisation, useRefresh } from '../api.ts';

export function CloseOrganisation({ organisation: { id, name } }: Pick<Whoami, 'organisation'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const shownName = <Verbatim text={name} />;

  async function close() {
    await closeOrganisation(id, name);
    await navigate('/dashboard');
    void refresh.forget(id);
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
        onConfirm={close}
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
        <Trans>This cannot be undone.</Trans>
      </li>
    </ul>
  );
}
