import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../../ui/class-names.ts';
import { useUnread } from './use-unread.ts';

/** More are not counted by eye. */
const SHOWN_MAX = 99;

/** How much is unread, beside the word or picture that leads there; nothing for nothing. */
export function UnreadBadge({ className }: { className?: string }) {
  const { i18n } = useLingui();
  const unread = useUnread() ?? 0;
  if (unread === 0) return null;
  const count = i18n.number(unread);
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'min-w-5 rounded-full bg-guide px-1.5 text-center text-12 leading-5 font-semibold text-on-guide tabular-nums',
          className,
        )}
      >
        {unread > SHOWN_MAX ? `${i18n.number(SHOWN_MAX)}+` : count}
      </span>
      <span className="sr-only">
        {' '}
        <Trans>{count} unread</Trans>
      </span>
    </>
  );
}
