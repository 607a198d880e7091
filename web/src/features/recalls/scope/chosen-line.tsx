import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';

interface Props {
  children: ReactNode;
  onChange: () => void;
}

/** What was chosen of a list, in the place of the list. */
export function ChosenLine({ children, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line bg-surface px-3.5 py-2">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <Button size="s" onClick={onChange}>
        <Trans>Choose another</Trans>
      </Button>
    </div>
  );
}
