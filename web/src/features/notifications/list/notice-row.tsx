import { Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useEventWords } from '../../../feature/event-words-context.tsx';
import { NoticeFrame, NoticeLink } from '../../../feature/notice/notice-frame.tsx';
import { Actor, subjectOf } from '../../../feature/notice/notice-names.tsx';
import {
  addressOfOrganisation,
  type Notice,
  organisationPlace,
} from '../../../feature/notice/notice-view.ts';

/** One notice: what happened and, within it, what can be done about it; something general for a kind that is newer than this page. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { notices } = useEventWords();
  const view = Object.hasOwn(notices, notice.kind) ? notices[notice.kind] : undefined;
  if (view && 'Row' in view) return <view.Row notice={notice} />;
  const { place = organisationPlace } = view ?? {};
  return (
    <NoticeFrame
      notice={notice}
      Icon={view?.Icon ?? Bell}
      action={<NoticeLink notice={notice} place={place(addressOfOrganisation(notice), notice)} />}
    >
      {view?.words({ who: <Actor notice={notice} />, what: subjectOf(notice) }) ?? (
        <Trans>Something changed in this organisation</Trans>
      )}
    </NoticeFrame>
  );
}
