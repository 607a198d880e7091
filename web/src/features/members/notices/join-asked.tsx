import { Trans } from '@lingui/react/macro';
import { listJoinRequests } from '@qrigin/domain/members';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { NoticeFrame, useMarkRead } from '../../../feature/notice/notice-frame.tsx';
import { Actor, subjectOf } from '../../../feature/notice/notice-names.tsx';
import type { Notice } from '../../../feature/notice/notice-view.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { JoinAnswers } from '../join-answers.tsx';
import { JoinOutcome } from './join-outcome.tsx';

/** As many as one answer may hold, whatever became of them. */
const NEWEST = { page_size: '100', sort_by: 'created_at', sort_order: 'desc' } as const;

/** Someone wants to join: answered right here, or what became of it. */
export function JoinAsked({ notice }: { notice: Notice }) {
  const { data, error } = useRead(listJoinRequests, {
    params: { org: notice.organisation.id },
    query: NEWEST,
  });
  /** After an answer given here the focus goes to where the buttons were. */
  const [isAnswered, setAnswered] = useState(false);
  const markRead = useMarkRead();
  const request = data?.items.find(({ id }) => id === notice.subject?.id);
  const who = subjectOf(notice) ?? <Actor notice={notice} />;
  const role = <Verbatim text={request?.role.name ?? ''} className="font-semibold text-ink" />;
  const isOpen = request?.state === 'pending';
  function handleAnswered() {
    setAnswered(true);
    // It stays unread when that fails, and nothing is lost.
    if (notice.read_at === null) markRead(notice).catch(() => undefined);
  }

  return (
    <NoticeFrame
      notice={notice}
      Icon={UserPlus}
      action={
        // The place is kept while the answer is on its way.
        <div className="flex min-h-8 items-center pointer-coarse:min-h-11 max-sm:w-full">
          {request && isOpen && <JoinAnswers request={request} size="s" onAnswered={handleAnswered} />}
          {!isOpen && (data || error) && (
            <JoinOutcome
              organisation={notice.organisation.id}
              state={request?.state}
              isTruncated={data !== undefined && data.total > data.items.length}
              isFocused={isAnswered}
            />
          )}
        </div>
      }
    >
      {request ? (
        <Trans>
          {who} wants to join as {role}
        </Trans>
      ) : (
        <Trans>{who} wants to join</Trans>
      )}
    </NoticeFrame>
  );
}
