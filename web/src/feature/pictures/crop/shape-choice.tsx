import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SHAPE_NAMES, SHAPES, type Shape } from './crop-choice.ts';

interface Props {
  shape: Shape;
  onChoose: (shape: Shape) => void;
}

/** Which shape the cut has. */
export function ShapeChoice({ shape, onChoose }: Props) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="grid grid-cols-4 rounded-control border border-control-line p-0.5 text-14">
      <legend className="sr-only">{t`Shape`}</legend>
      {SHAPE_NAMES.map((one) => (
        <label
          key={one}
          className="grid min-h-10 cursor-pointer place-items-center rounded-small px-1 text-ink-2 has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-accent forced-colors:has-checked:outline-1 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={shape === one}
            onChange={() => onChoose(one)}
            className="sr-only"
          />
          {t(SHAPES[one].words)}
        </label>
      ))}
    </fieldset>
  );
}
