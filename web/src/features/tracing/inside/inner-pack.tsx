import { Plural, Trans } from '@lingui/react/macro';
import type { InnerCode } from '@qrigin/domain/tracing';
import { ChevronRight } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PackName, usePackNames } from '../pack-name.tsx';
import { INNER_FRAMES, InnerName } from './inner-name.tsx';
import { InnerState } from './inner-state.tsx';

interface Props {
  inner: InnerCode;
  /** Shows what is in a pack, under the name that it has for whoever hears it. */
  Inside: ComponentType<{ code: string; name: string }>;
}

/** A pack that has packs in it, which are shown below it when it is opened. */
export function InnerPack({ inner, Inside }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const nameOf = usePackNames();
  const { level, holds } = inner;
  const number = inner.number ?? undefined;
  return (
    <li className={`rounded-card border ${INNER_FRAMES[inner.state]}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
        <div className="min-w-0 flex-[1_1_9rem]">
          <InnerName inner={inner} />
        </div>
        <div className="grid flex-[1_1_9rem] gap-0.5">
          <InnerState inner={inner} />
        </div>
        {holds > 0 && inner.state !== 'moved_out' && (
          <Button
            size="s"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            icon={<ChevronRight aria-hidden="true" className={isOpen ? 'rotate-90' : ''} />}
          >
            <Plural value={holds} one="# pack inside" other="# packs inside" />
            <span className="sr-only">
              {' '}
              <Trans>
                in <PackName level={level} number={number} />
              </Trans>
            </span>
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={id} className="border-t border-line p-2 sm:pl-5">
          <Inside code={inner.code} name={nameOf({ level, number })} />
        </div>
      )}
    </li>
  );
}
