import { Trans, useLingui } from '@lingui/react/macro';
import { readNotifications } from '@qrigin/domain/notifications';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWrite } from '../../http/query/use-write.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Moment } from '../../ui/text/moment.tsx';
import type { Notice, Place } from './notice-view.ts';

interface FrameProps {
  notice: Notice;
  Icon: LucideIcon;
  action?: ReactNode;
  /** The sentence. */
  children: ReactNode;
}

/** A mark, a word and the weight of the row show that it is unread; never colour alone. */
export function NoticeFrame({ notice, Icon, action, children }: FrameProps) {
  const isUnread = notice.read_at === null;
  return (
    <li
      className={classNames(
        'flex gap-3.5 border-l-4 px-4 py-3.5 sm:pr-5',
        isUnread ? 'border-l-guide' : 'border-l-transparent',
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-ink-2 [&_svg]:size-4.5"
      >
        <Icon />
      </span>
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
  place: Place | undefined;
}

/** Marks one as read. */
export function useMarkRead() {
  const read = useWrite(readNotifications);
  return ({ id }: Notice) => read({ body: { ids: [id] } });
}

/** Leads to what it is about. Going there marks it as read. */
export function NoticeLink({ notice, place }: LinkProps) {
  const { t } = useLingui();
  const markRead = useMarkRead();
  if (!place) return null;
  function handleClick() {
    // It stays unread when that fails, and nothing is lost.
    if (notice.read_at === null) markRead(notice).catch(() => undefined);
  }
  return (
    <ButtonLink size="s" to={place.to} onClick={handleClick}>
      {t(place.words)}
    </ButtonLink>
  );
}
