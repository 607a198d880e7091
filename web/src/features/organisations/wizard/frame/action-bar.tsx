import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../../ui/button/button.tsx';
import { useIsBusy } from '../../../../ui/form/busy.ts';
import { Submit } from '../../../../ui/form/submit.tsx';

interface Props {
  onBack: () => void;
  onSkip: () => void;
  isLast: boolean;
  /** There is nothing that this person may save. */
  isOnlyToRead?: boolean;
}

/** What can be done with a step; always in sight, on a phone where the thumb is. */
export function ActionBar({ onBack, onSkip, isLast, isOnlyToRead = false }: Props) {
  const isBusy = useIsBusy();
  return (
    <div className="sticky bottom-0 z-20 mt-auto flex items-center gap-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] md:px-14 md:py-3.5">
      <Button size="l" icon={<ArrowLeft aria-hidden="true" />} disabled={isBusy} onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
      <Button variant="ghost" size="l" className="md:ml-auto" disabled={isBusy} onClick={onSkip}>
        <Trans>Skip</Trans>
      </Button>
      {!isOnlyToRead && (
        <Submit className="max-md:flex-1 md:min-w-37">
          {isLast ? <Trans>Save &amp; Exit</Trans> : <Trans>Save &amp; Next</Trans>}
        </Submit>
      )}
    </div>
  );
}
