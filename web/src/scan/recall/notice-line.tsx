import type { NoticeText } from './notice-text.ts';

/** Words that would push the pack out of sight are set smaller. */
const MANY = 160;

/** What a maker says about a recall; nothing where nothing was written. */
export function NoticeLine({ told }: { told: NoticeText | undefined }) {
  if (told === undefined) return null;
  return (
    <p className={told.text.length > MANY ? 'words many' : 'words'} {...told.own}>
      {told.text}
    </p>
  );
}
