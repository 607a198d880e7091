import { Trans, useLingui } from '@lingui/react/macro';
import { actOnJoin, JOIN_PAUSE_HOURS } from '@qrigin/domain/members';
import { Clock, X } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { OrganisationLogo } from '../../../ui/person/organisation-logo.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { pauseEnd } from './join-pause.ts';
import type { MyJoin } from './join-types.ts';

/** Which role was requested from whom, how far it has come, and what happens next. */
export function MyRequest({ request }: { request: MyJoin }) {
  const { organisation, state } = request;
  const day = <Moment at={request.created_at} format="near" />;
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-start gap-3.5 p-4 sm:px-5">
        <OrganisationLogo organisation={organisation} size="l" />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <h2 className="text-18">
            <Verbatim text={organisation.name} />
          </h2>
          <p className="mt-0.5 text-14 text-ink-2">
            <Trans>You asked to join on {day}</Trans>
          </p>
        </div>
        <StateBadge state={state} />
      </div>
      <p className="flex-1 px-4 pb-4 wrap-anywhere sm:px-5">
        <Wish request={request} />
      </p>
      <hr className="tear" />
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-14 text-ink-2 sm:px-5">
        <Next request={request} />
        {state === 'pending' && <Withdraw request={request} />}
      </div>
    </Card>
  );
}

function Wish({ request }: { request: MyJoin }) {
  const { supervisor, state } = request;
  const role = <Verbatim text={request.role.name} className="font-semibold" />;
  const who = <Verbatim text={supervisor?.name ?? ''} className="font-semibold" />;
  if (!supervisor && state === 'pending') return <Trans>As {role}. Someone above that role decides.</Trans>;
  if (!supervisor) return <Trans>As {role}.</Trans>;
  if (state === 'pending')
    return (
      <Trans>
        As {role}. {who} decides.
      </Trans>
    );
  return (
    <Trans>
      As {role}. You asked {who}.
    </Trans>
  );
}

function StateBadge({ state }: Pick<MyJoin, 'state'>) {
  if (state === 'pending')
    return (
      <Badge variant="warning" icon={<Clock aria-hidden="true" />}>
        <Trans>Waiting</Trans>
      </Badge>
    );
  return (
    <Badge icon={<X aria-hidden="true" />}>
      {state === 'expired' ? <Trans>Expired</Trans> : <Trans>Not approved</Trans>}
    </Badge>
  );
}

/** What happens now. */
function Next({ request }: { request: MyJoin }) {
  const { state, expires_at: expiresAt } = request;
  if (state === 'pending') {
    const day = <Moment at={expiresAt} format="near" />;
    return <p>{<Trans>We’ll let you know the answer. The request is open until {day}.</Trans>}</p>;
  }
  if (state === 'expired') return <p>{<Trans>No one answered in time. You can ask again.</Trans>}</p>;
  const moment = <Moment at={pauseEnd(request)} format="moment" />;
  return <p>{<Trans>You can ask again from {moment}.</Trans>}</p>;
}

function Withdraw({ request }: { request: MyJoin }) {
  const { t } = useLingui();
  const act = useWrite(actOnJoin, { refresh: 'later' });
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { organisation } = request;
  const name = <Verbatim text={organisation.name} />;

  async function withdraw() {
    await act({ params: { org: organisation.id }, body: { id: request.id, action: 'cancel' } });
    toast({ title: t`Request withdrawn`, description: organisation.name });
  }

  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setConfirmOpen(true)}>
        <Trans>Withdraw request</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        onConfirm={withdraw}
        title={<Trans>Withdraw your request to join {name}?</Trans>}
        confirmLabel={<Trans>Withdraw request</Trans>}
      >
        <Trans>
          No one will decide on it any more. You can ask this organisation again after {JOIN_PAUSE_HOURS}{' '}
          hours.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
