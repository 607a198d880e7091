import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Moment } from '../text/moment.tsx';

/** Beside the title of what was saved; nothing before that. */
export function SavedAt({ at }: { at: Date | undefined }) {
  const time = at && <Moment at={at} format="time" />;
  return (
    <output className="flex items-center gap-1.5 text-14 text-ink-3 empty:hidden">
      {time && (
        <>
          <Check aria-hidden="true" className="size-4 text-accent-text" />
          <Trans>Saved at {time}</Trans>
        </>
      )}
    </output>
  );
}
