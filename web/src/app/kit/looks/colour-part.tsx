import { Part } from '../part.tsx';

const ROWS = [
  'paper surface sunken line control-line ink ink-2 ink-3',
  'accent accent-soft guide guide-soft danger danger-soft warning warning-soft',
  'info info-soft chrome chart-2 chart-3 chart-4 chart-5 spinner',
];
const TOKENS = ROWS.flatMap((row) => row.split(' '));

export function ColourPart() {
  return (
    <Part title="Colour" note="Guide red-pink guides, brick red warns. Never colour alone.">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-8">
        {TOKENS.map((name) => (
          <li key={name} className="text-13 text-ink-2">
            <span
              className="mb-1.5 block h-14 rounded-control border border-line"
              style={{ background: `var(--${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}
