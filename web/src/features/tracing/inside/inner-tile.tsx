import type { InnerCode } from '@qrigin/domain/tracing';
import { INNER_FRAMES, InnerName } from './inner-name.tsx';
import { InnerState } from './inner-state.tsx';

/** One of the innermost packs, as a tile. */
export function InnerTile({ inner }: { inner: InnerCode }) {
  return (
    <li
      className={`grid min-h-20 content-start gap-1 rounded-card border px-3 py-2.5 ${INNER_FRAMES[inner.state]}`}
    >
      <InnerName inner={inner} />
      <InnerState inner={inner} />
    </li>
  );
}
