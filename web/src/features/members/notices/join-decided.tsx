import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { JOIN_PAUSE_HOURS, listMyJoinRequests } from '@qrigin/domain/members';
import { UserPlus } from 'lucide-react';
import { NoticeFrame, NoticeLink } from '../../../feature/notice/notice-frame.tsx';
import { Actor } from '../../../feature/notice/notice-names.tsx';
import type { Notice } from '../../../feature/notice/notice-view.ts';
import { addressOfOrganisation, organisationPlace } from '../../../feature/notice/notice-view.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

const HOME = { to: '/dashboard', words: msg`Your organisations` };

/** How the person's own request was answered. */
export function JoinDecided({ notice }: { notice: Notice }) {
  const { data: requests } = useRead(listMyJoinRequests, {});
  const request = requests?.find(({ id }) => id === notice.subject?.id);
  const who = <Actor notice={notice} />;
  const role = <Verbatim text={request?.role.name ?? ''} className="font-semibold text-ink" />;
  if (request?.state === 'approved')
    return (
      <NoticeFrame
        notice={notice}
        Icon={UserPlus}
        action={<NoticeLink notice={notice} place={organisationPlace(addressOfOrganisation(notice))} />}
      >
        <Trans>
          {who} approved your request to join as {role}
        </Trans>
      </NoticeFrame>
    );
  if (request?.state === 'rejected')
    return (
      <NoticeFrame notice={notice} Icon={UserPlus}>
        <Trans>
          {who} did not approve your request to join. You can ask again {JOIN_PAUSE_HOURS} hours after their
          answer.
        </Trans>
      </NoticeFrame>
    );
  // It is kept for a while only; the list of organisations tells how it ended.
  return (
    <NoticeFrame notice={notice} Icon={UserPlus} action={<NoticeLink notice={notice} place={HOME} />}>
      <Trans>{who} answered your request to join</Trans>
    </NoticeFrame>
  );
}
