import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Moment } from '../../../ui/text/moment.tsx';
import { type Notice, useMarkRead } from '../api.ts';
import { NoticeIcon } from './notice-icon.tsx';
import { type Place, placeOf } from './notice-place.ts';

interface FrameProps {
  notice: Notice;
  action?: ReactNode;
  /** The sentence. */
  children: ReactNode;
}

/** A mark, a word and the weight of the row show that it is unread; never colour alone. */
export function NoticeFrame({ notice, action, children }: FrameProps) {
  const isUnread = notice.read_at === null;
  return (
    <li
      className={classNames(
        'flex gap-3.5 border-l-4 px-4 py-3.5 sm:pr-5',
        isUnread ? 'border-l-guide' : 'border-l-transparent',
      )}
    >
      <NoticeIcon notice={notice} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-60">
          <p className={classNames('wrap-anywhere', isUnread ? 'text-ink' : 'text-ink-2')}>{children}</p>
          <p className="mt-0.5 flex items-center gap-2 text-13 text-ink-3">
            <Moment at={notice.created_at} format="time" />
            {isUnread && (
              <span className="rounded-small bg-guide-soft px-1.5 leading-5 font-semibold text-guide-text">
                <Trans>New</Trans>
              </span>
            )}
          </p>
        </div>
        {action}
      </div>
    </li>
  );
}

interface LinkProps {
  notice: Notice;
  /** Where its kind leads, unless it says otherwise. */
  place?: Place | undefined;
}

/** Leads to what it is about. Going there marks it as read. */
export function NoticeLink({ notice, place = placeOf(notice) }: LinkProps) {
  const { t } = useLingui();
  const markRead = useMarkRead();
  if (!place) return null;
  function handleClick() {
    // It stays unread when that fails, and nothing is lost.
    if (notice.read_at === null) markRead([notice.id]).catch(() => undefined);
  }
  return (
    <ButtonLink size="s" to={place.to} onClick={handleClick}>
      {t(place.words)}
    </ButtonLink>
  );
}
