import type { Notice } from '../api.ts';
import { JoinAsked } from './join-asked.tsx';
import { JoinDecided } from './join-decided.tsx';
import { NoticeFrame, NoticeLink } from './notice-frame.tsx';
import { NoticeWords } from './notice-words.tsx';

/** One notice: what happened and, within it, what can be done about it. */
export function NoticeRow({ notice }: { notice: Notice }) {
  if (notice.kind === 'join.asked') return <JoinAsked notice={notice} />;
  if (notice.kind === 'join.decided') return <JoinDecided notice={notice} />;
  return (
    <NoticeFrame notice={notice} action={<NoticeLink notice={notice} />}>
      <NoticeWords notice={notice} />
    </NoticeFrame>
  );
}
