import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Boxes, CalendarClock, Layers, type LucideIcon, Package, Tag } from 'lucide-react';
import { useId } from 'react';
import type { ScopeName } from './scope-choice.ts';

const TILES: Readonly<Record<ScopeName, { words: MessageDescriptor; Icon: LucideIcon }>> = {
  code: { words: msg`One pack`, Icon: Boxes },
  batch: { words: msg`Batch`, Icon: Tag },
  run: { words: msg`Run`, Icon: Layers },
  window: { words: msg`Time window`, Icon: CalendarClock },
  product: { words: msg`Whole product`, Icon: Package },
};
const ORDER = ['code', 'batch', 'run', 'window', 'product'] as const satisfies readonly ScopeName[];

interface Props {
  scope: ScopeName | undefined;
  onChoose: (scope: ScopeName) => void;
}

/** How wide a recall is: one of five. */
export function ScopeTiles({ scope, onChoose }: Props) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>What is affected</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {ORDER.map((one) => {
          const { words, Icon } = TILES[one];
          return (
            <label
              key={one}
              className="relative flex min-h-12 cursor-pointer items-center gap-2.5 rounded-card border border-control-line bg-surface px-3 py-2 text-15 transition-colors duration-120 ease-out hover:border-ink-2 has-checked:border-accent has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent lg:grid lg:content-start lg:gap-2 lg:py-3"
            >
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === scope}
                onChange={() => onChoose(one)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
              />
              <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              {t(words)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
