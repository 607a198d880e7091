import { Trans, useLingui } from '@lingui/react/macro';
import { type JoinRequest as Asking, actOnJoin } from '@qrigin/domain/members';
import { Check, X } from 'lucide-react';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { PersonName } from '../../../ui/person/person-name.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { formatAgo } from './format-ago.ts';

interface Props {
  org: string;
  request: Asking;
  mayDecide: boolean;
  /** When the list was fetched. */
  now: Date;
  onReject: () => void;
}

/** Someone who waits: who they are, what they want to be, whom they asked. */
export function JoinRequest({ org, request, mayDecide, now, onReject }: Props) {
  const { t, i18n } = useLingui();
  const { user, supervisor, created_at: createdAt } = request;
  const decide = useWrite(actOnJoin);
  const { isBusy, act } = useAsyncAction();
  const role = <Verbatim text={request.role.name} className="font-semibold text-ink" />;
  const asked = supervisor && <Verbatim text={supervisor.name} />;

  async function approve() {
    await decide({ params: { org }, body: { id: request.id, action: 'approve' } });
    toast({ variant: 'success', title: t`Request approved`, description: user.name });
  }

  return (
    <li className="grid gap-x-5 gap-y-3 px-4 py-3.5 sm:px-5 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto] md:items-center">
      <PersonName name={user.name} email={user.email} />
      <div className="min-w-0 text-14 text-ink-2">
        <p className="wrap-anywhere">
          <Trans>wants to join as {role}</Trans>
        </p>
        <p className="text-13 text-ink-3 wrap-anywhere">
          {asked && (
            <>
              <Trans>Asked {asked}</Trans>
              {' · '}
            </>
          )}
          <time dateTime={createdAt}>{formatAgo(i18n, new Date(createdAt), now)}</time>
        </p>
      </div>
      {mayDecide && (
        <div className="flex gap-2 max-md:*:flex-1">
          <Button
            isBusy={isBusy}
            onClick={() => void act(approve)}
            icon={<Check aria-hidden="true" />}
            className="border-accent! bg-accent-soft! text-accent-text!"
          >
            <Trans>Approve</Trans>
            <Of name={user.name} />
          </Button>
          <Button
            aria-haspopup="dialog"
            aria-disabled={isBusy || undefined}
            icon={<X aria-hidden="true" />}
            onClick={() => isBusy || onReject()}
          >
            <Trans>Reject</Trans>
            <Of name={user.name} />
          </Button>
        </div>
      )}
    </li>
  );
}

/** Whose request a button is about, for anyone who hears one button after the other. */
function Of({ name }: { name: string }) {
  return (
    <span className="sr-only">
      {' '}
      <Verbatim text={name} />
    </span>
  );
}
