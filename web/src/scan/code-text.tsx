import { inFours } from '../ui/in-fours.ts';

/** A code as people read and compare it. */
export function CodeText({ code }: { code: string }) {
  return (
    <span className="mono" translate="no">
      {inFours(code)}
    </span>
  );
}
