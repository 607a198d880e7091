import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { JOIN_PAUSE_HOURS } from '@qrigin/domain/members';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { type Notice, useMyAsked } from '../api.ts';
import { NoticeFrame, NoticeLink } from './notice-frame.tsx';
import { Actor } from './notice-names.tsx';

const HOME = { to: '/dashboard', words: msg`Your organisations` };

/** How the person's own request was answered. */
export function JoinDecided({ notice }: { notice: Notice }) {
  const { data: requests } = useMyAsked();
  const request = requests?.find(({ id }) => id === notice.subject?.id);
  const who = <Actor notice={notice} />;
  const role = <Verbatim text={request?.role.name ?? ''} className="font-semibold text-ink" />;
  if (request?.state === 'approved')
    return (
      <NoticeFrame notice={notice} action={<NoticeLink notice={notice} />}>
        <Trans>
          {who} approved your request to join as {role}
        </Trans>
      </NoticeFrame>
    );
  if (request?.state === 'rejected')
    return (
      <NoticeFrame notice={notice}>
        <Trans>
          {who} did not approve your request to join. You can ask again {JOIN_PAUSE_HOURS} hours after their
          answer.
        </Trans>
      </NoticeFrame>
    );
  // It is kept for a while only; the list of organisations tells how it ended.
  return (
    <NoticeFrame notice={notice} action={<NoticeLink notice={notice} place={HOME} />}>
      <Trans>{who} answered your request to join</Trans>
    </NoticeFrame>
  );
}
