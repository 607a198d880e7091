import { classNames } from '../../ui/class-names.ts';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, words: string])[];
  onChange: (value: Value) => void;
}

/** Two or three views of one list, one of them at a time. */
export function Segments<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <fieldset className="flex gap-0.5 rounded-control border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className={classNames(
            'min-h-7.5 cursor-pointer rounded-small px-2.5 text-14 font-medium text-ink-2 pointer-coarse:min-h-11',
            'aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line)]',
          )}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
