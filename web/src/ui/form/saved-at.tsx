import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Moment } from '../text/moment.tsx';

interface Props {
  at: Date | undefined;
  /** For what is saved by itself all the time: seen, but not read out each time. */
  isQuiet?: boolean;
}

/** Beside the title of what was saved; nothing before that. */
export function SavedAt({ at, isQuiet = false }: Props) {
  const time = at && <Moment at={at} format="time" />;
  const Tag = isQuiet ? 'span' : 'output';
  return (
    <Tag className="flex items-center gap-1.5 text-14 text-ink-3 empty:hidden">
      {time && (
        <>
          <Check aria-hidden="true" className="size-4 text-accent-text" />
          <Trans>Saved at {time}</Trans>
        </>
      )}
    </Tag>
  );
}
