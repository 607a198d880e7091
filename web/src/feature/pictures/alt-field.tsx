import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CONTROL } from '../../ui/form/control-classes.ts';

export interface Alt {
  text: string;
  max: number;
  onChange: (text: string) => void;
}

/** Asks what a picture shows. That it is missing is said, and stops no one. */
export function AltField({ text, max, onChange, isDisabled = false }: Alt & { isDisabled?: boolean }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-14 leading-5 font-semibold">
          {t`What does the picture show?`}
        </label>
        {text.trim() === '' && <AltMissing />}
      </div>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={text}
        maxLength={max}
        disabled={isDisabled}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(CONTROL, 'h-11')}
      />
      <p id={`${id}-note`} className="text-13 leading-5 text-ink-3">
        <Trans>For people who cannot see it.</Trans>
      </p>
    </div>
  );
}

/** For fields of other kinds that ask the same. */
export function AltMissing() {
  return (
    <span className="inline-flex items-center gap-1 text-13 leading-5 text-warning">
      <CircleDashed aria-hidden="true" className="size-3.5" />
      <Trans>Not written yet</Trans>
    </span>
  );
}
