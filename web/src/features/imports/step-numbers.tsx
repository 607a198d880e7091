import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  names: readonly string[];
  /** From 1. */
  current: number;
}

/** All steps, and which of them this is. */
export function StepNumbers({ names, current }: Props) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Steps`} className="grid list-none grid-cols-4 gap-2">
      {names.map((name, at) => (
        <li
          key={name}
          aria-current={at + 1 === current ? 'step' : undefined}
          className={classNames(
            'border-t-4 pt-2 text-13 leading-4 sm:text-14',
            at + 1 <= current ? 'border-accent' : 'border-line',
            at + 1 === current ? 'font-semibold text-ink' : 'text-ink-2',
          )}
        >
          {at + 1}. {name}
        </li>
      ))}
    </ol>
  );
}
