import { Trans, useLingui } from '@lingui/react/macro';
import { deleteMe, previewDeletion } from '@qrigin/domain/organisations';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../http/call.ts';
import { clearToken } from '../../../../http/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../../ui/button/use-async-action.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Deletion } from './what-is-deleted.tsx';
import { WhatIsDeleted } from './what-is-deleted.tsx';

export function DeleteAccount({ email }: { email: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isBusy, act } = useAsyncAction();
  /** There while the person is asked whether they mean it. */
  const [deletion, setDeletion] = useState<Deletion>();
  const closed = deletion?.organisations_owned_alone ?? [];

  async function remove() {
    await call(deleteMe, { body: { close_organisations: closed.map(({ id }) => id) } });
    clearToken();
    await navigate('/login');
    toast({ title: t`Account deleted` });
  }

  return (
    <Section id="delete" title={t`Delete account`}>
      <p className="max-w-140 text-ink-2">
        <Trans>This erases your name, email and address. It cannot be undone.</Trans>
      </p>
      <Button
        variant="danger"
        aria-haspopup="dialog"
        className="justify-self-start"
        isBusy={isBusy}
        onClick={() => void act(async () => setDeletion(await call(previewDeletion, {})))}
      >
        <Trans>Delete account</Trans>
      </Button>
      <ConfirmDialog
        isOpen={deletion !== undefined}
        onClose={() => setDeletion(undefined)}
        title={t`Delete your account?`}
        confirmLabel={<Trans>Delete account</Trans>}
        onConfirm={remove}
        typed={email}
      >
        <WhatIsDeleted closed={closed} />
      </ConfirmDialog>
    </Section>
  );
}
