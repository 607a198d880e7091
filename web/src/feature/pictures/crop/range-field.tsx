import { useId } from 'react';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as people say it. */
  words: string;
  onChange: (value: number) => void;
}

/** More or less of something, by a slider. */
export function RangeField({ label, value, min, max, step, words, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-3">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-accent"
      />
    </div>
  );
}
