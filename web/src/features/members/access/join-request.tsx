import { Trans, useLingui } from '@lingui/react/macro';
import type { JoinRequest as Asking } from '@qrigin/domain/members';
import { PersonName } from '../../../ui/person/person-name.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { JoinAnswers } from '../join-answers.tsx';
import { formatAgo } from './format-ago.ts';

interface Props {
  request: Asking;
  mayDecide: boolean;
  /** When the list was fetched. */
  now: Date;
}

/** Someone who waits: who they are, what they want to be, whom they asked. */
export function JoinRequest({ request, mayDecide, now }: Props) {
  const { i18n } = useLingui();
  const { user, supervisor, created_at: createdAt } = request;
  const role = <Verbatim text={request.role.name} className="font-semibold text-ink" />;
  const asked = supervisor && <Verbatim text={supervisor.name} />;

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
      {mayDecide && <JoinAnswers request={request} />}
    </li>
  );
}
