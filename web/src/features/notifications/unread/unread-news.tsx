import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { useUnread } from './use-unread.ts';

/** Says in passing that something has arrived. Nothing is said of what was there already. */
export function UnreadNews() {
  const unread = useUnread();
  const [known, setKnown] = useState({ unread, more: 0 });
  if (unread !== known.unread)
    setKnown({ unread, more: known.unread === undefined ? 0 : Math.max(0, (unread ?? 0) - known.unread) });
  return (
    <output className="sr-only">
      {known.more > 0 && <Plural value={known.more} one="# new notification" other="# new notifications" />}
    </output>
  );
}
