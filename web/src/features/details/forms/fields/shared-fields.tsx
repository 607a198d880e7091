import { Trans } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';

/** Fields that have no language, below a tear line that says so once. */
export function SharedFields({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5 border-t-[1.5px] border-dashed border-line pt-5">
      <legend className="sr-only">{legend}</legend>
      <p className="flex items-center gap-1.5 text-13 leading-5 text-ink-3">
        <Languages aria-hidden="true" className="size-4" />
        <Trans>The same in every language</Trans>
      </p>
      {children}
    </fieldset>
  );
}
