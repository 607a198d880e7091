import { useLingui } from '@lingui/react/macro';
import { type Cut, MAX_STRETCH, MAX_ZOOM } from './crop-choice.ts';
import { RangeField } from './range-field.tsx';
import { ShapeChoice } from './shape-choice.tsx';

interface Props {
  cut: Cut;
  onChange: (changed: Partial<Cut>) => void;
}

const STEP = 0.05;

/** What the frame looks like, for every pointer and by keyboard. */
export function CropControls({ cut, onChange }: Props) {
  const { t } = useLingui();
  const { shape, stretch, zoom } = cut;
  const percent = Math.round(zoom * 100);
  return (
    <div className="grid gap-2">
      <ShapeChoice shape={shape} onChoose={(chosen) => onChange({ shape: chosen })} />
      <RangeField
        label={t`Zoom`}
        value={zoom}
        min={1}
        max={MAX_ZOOM}
        step={STEP}
        words={t`${percent}%`}
        onChange={(chosen) => onChange({ zoom: chosen })}
      />
      {shape === 'free' && (
        <RangeField
          label={t`Width`}
          value={stretch}
          min={-MAX_STRETCH}
          max={MAX_STRETCH}
          step={STEP}
          words={stretchWords(stretch, {
            narrower: t`Narrower`,
            whole: t`As wide as the picture`,
            wider: t`Wider`,
          })}
          onChange={(chosen) => onChange({ stretch: chosen })}
        />
      )}
    </div>
  );
}

interface StretchWords {
  narrower: string;
  whole: string;
  wider: string;
}

function stretchWords(stretch: number, { narrower, whole, wider }: StretchWords): string {
  if (Math.abs(stretch) < STEP / 2) return whole;
  return stretch < 0 ? narrower : wider;
}
