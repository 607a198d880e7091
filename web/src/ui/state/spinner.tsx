import './spinner.css';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';

/** Column and row of each module, in the order of the light. */
const MODULES = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const;
const STEP_S = 0.12;

/** Fills the screen while nothing can be shown yet. */
export function FullScreenSpinner() {
  return (
    <output className="fixed inset-0 z-40 grid place-items-center bg-paper">
      <Spinner />
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
    </output>
  );
}

/** The picture alone. */
export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 56" className="size-14 fill-spinner">
      {MODULES.map(([x, y], at) => (
        <rect
          key={`${x} ${y}`}
          x={x * 20}
          y={y * 20}
          width="16"
          height="16"
          rx="3"
          className="spinner-module"
          style={timing(at)}
        />
      ))}
    </svg>
  );
}

function timing(at: number): CSSProperties & Record<`--${string}`, string | number> {
  const left = MODULES.length - 1 - at;
  return { '--delay': `${-left * STEP_S}s`, '--rest': 1 - left * 0.125 };
}
