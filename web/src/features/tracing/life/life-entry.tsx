import { Trans } from '@lingui/react/macro';
import type { LifeStep } from '@qrigin/domain/tracing';
import { Badge } from '../../../ui/badge.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { ByPerson } from '../by-person.tsx';
import { PackLink } from '../pack-link.tsx';
import { STEP_ICONS, STEP_LOOKS } from './step-icons.ts';
import { StepWords } from './step-words.tsx';

interface Props {
  step: LifeStep;
  /** Whose life this is; with what is inside, a step may be about another one. */
  code: string;
}

/** One thing that happened: when, what, to which pack, and who did it. */
export function LifeEntry({ step, code }: Props) {
  const { at, text, is_undone: isUndone } = step;
  const Icon = STEP_ICONS[step.step];
  return (
    <li className="relative grid grid-cols-[5.25rem_30px_minmax(0,1fr)] gap-3 pb-4.5 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-[calc(5.25rem+0.75rem+14.5px)] not-last:before:w-px not-last:before:bg-line">
      <div className="pt-1 text-right text-13 leading-4.5">
        <Moment at={at} format="day" className="block font-semibold" />
        <Moment at={at} format="time" className="block text-ink-2" />
      </div>
      <span
        aria-hidden="true"
        className={`grid size-7.5 place-items-center rounded-full [&_svg]:size-4 ${STEP_LOOKS[step.step] ?? 'bg-sunken text-ink-2'}`}
      >
        <Icon />
      </span>
      <div className="grid min-w-0 gap-0.5 pt-1 wrap-anywhere">
        {step.code.code !== code && (
          <p className="text-14">
            <PackLink pack={step.code} isFirst />
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isUndone ? (
            <>
              <del className="text-ink-2">
                <StepWords step={step} />
              </del>
              <Badge>
                <Trans>Undone</Trans>
              </Badge>
            </>
          ) : (
            <span className="font-semibold">
              <StepWords step={step} />
            </span>
          )}
        </p>
        {text !== '' && (
          <p className="text-14 text-ink-2">
            <Verbatim text={text} />
          </p>
        )}
        <Who step={step} />
      </div>
    </li>
  );
}

/** A shopper who scans is no one that we know; of the others only the time is kept. */
const BY_NO_ONE: readonly LifeStep['step'][] = ['scanned', 'printed', 'replaced'];

function Who({ step }: { step: LifeStep }) {
  const { by, received_at: received } = step;
  const isByPerson = by !== null || !BY_NO_ONE.includes(step.step);
  if (!isByPerson && received === null) return null;
  return (
    <p className="text-14 text-ink-2">
      {isByPerson && <ByPerson person={by} />}
      {isByPerson && received !== null && ' · '}
      {received !== null && (
        <Trans>
          sent later, received <Moment at={received} format="moment" />
        </Trans>
      )}
    </p>
  );
}
