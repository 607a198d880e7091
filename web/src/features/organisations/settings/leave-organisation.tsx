import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import type { Whoami } from '@qrigin/domain/organisations';
import { leaveOrganisation } from '@qrigin/domain/organisations';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useForgetOrganisation } from '../../../http/query/refresh.ts';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

export function LeaveOrganisation({ organisation }: Pick<Whoami, 'organisation'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const leave = useWrite(leaveOrganisation, { refresh: 'elsewhere' });
  const forget = useForgetOrganisation();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [isLastOwner, setLastOwner] = useState(false);
  const name = <Verbatim text={organisation.name} />;

  async function handleConfirm() {
    try {
      await leave({ params: { org: organisation.id } });
    } catch (error) {
      // Told where the ways out are, not in a toast that goes away.
      if (!(error instanceof Failure && error.code === 'last_owner')) throw error;
      setLastOwner(true);
      return;
    }
    await navigate('/dashboard');
    forget(organisation.id);
    toast({ title: t`You’ve left the organisation` });
  }

  return (
    <Section id="leave" title={t`Leave this organisation`}>
      <p className="max-w-140 text-ink-2">
        <Trans>
          You’ll lose all your roles in it. To come back, you’ll need someone there to approve you again.
        </Trans>
      </p>
      {isLastOwner && <LastOwner />}
      <Button aria-haspopup="dialog" className="justify-self-start" onClick={() => setConfirmOpen(true)}>
        <Trans>Leave this organisation</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        title={<Trans>Leave organisation {name}?</Trans>}
        confirmLabel={<Trans>Leave organisation</Trans>}
        onConfirm={handleConfirm}
      >
        <Trans>
          You’ll lose all your roles in it. To come back, you’ll need someone there to approve you again.
        </Trans>
      </ConfirmDialog>
    </Section>
  );
}

function LastOwner() {
  return (
    <p
      role="alert"
      className="flex max-w-140 gap-2.5 rounded-control bg-warning-soft p-3.5 text-14 text-warning"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <Trans>
          You’re the last Owner.{' '}
          <TextLink href="#hand-over" className="text-warning">
            Hand over ownership
          </TextLink>{' '}
          first, or{' '}
          <TextLink href="#close" className="text-warning">
            close the organisation
          </TextLink>
          .
        </Trans>
      </span>
    </p>
  );
}
