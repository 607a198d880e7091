import { type ReactNode, useId } from 'react';
import { useFormSetting } from '../../state/form-setting.ts';

interface Props<Value extends string> {
  legend: ReactNode;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChoose: (value: Value) => void;
}

/** One of two or three, all in sight. */
export function Segments<Value extends string>({ legend, value, options, onChoose }: Props<Value>) {
  const name = useId();
  const { isReadOnly } = useFormSetting();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 leading-5 font-semibold">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-0.5 rounded-control border border-line bg-sunken p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-10 cursor-pointer place-items-center rounded-small px-3 text-14 text-ink-2 has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:outline has-checked:outline-line has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-default md:min-h-9 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={isReadOnly}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
