import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { readCount } from './typed-count.ts';

interface Props {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  value: string;
  max: number;
  onChange: (text: string) => void;
  onBlur?: () => void;
}

/** A number of things: typed, or changed one by one with the buttons or the arrow keys. */
export function CountInput({ value, max, onChange, ...input }: Props) {
  const { t } = useLingui();
  const count = readCount(value);
  const canStep = { '-1': count !== undefined && count > 1, '1': count === undefined || count < max };

  function step(by: -1 | 1) {
    if (canStep[by]) onChange(String(Math.min(max, (count ?? 0) + by)));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <div className="flex h-12 min-w-0 rounded-control border border-control-line bg-surface transition-colors duration-120 ease-out hover:border-ink-2 has-aria-invalid:border-danger">
      <StepButton label={t`One fewer`} isOff={!canStep[-1]} onPress={() => step(-1)}>
        <Minus aria-hidden="true" className="size-4" />
      </StepButton>
      <input
        {...input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        className="w-full min-w-0 border-x border-line bg-transparent px-1 text-center text-16 tabular-nums -outline-offset-2"
      />
      <StepButton label={t`One more`} isOff={!canStep[1]} onPress={() => step(1)}>
        <Plus aria-hidden="true" className="size-4" />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Not `disabled` at its end: the focus of a keyboard would be lost. */
function StepButton({ label, isOff, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="grid w-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-2 -outline-offset-2 hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-3 aria-disabled:opacity-60"
    >
      {children}
    </button>
  );
}
