import { inFours } from './in-fours.ts';

/** The ends of a code, which tell it from its neighbours; whoever hears it hears all of it. */
export function ShortCode({ code }: { code: string }) {
  return (
    <span
      translate="no"
      title={inFours(code)}
      className="font-mono text-[0.93em] tracking-tight whitespace-nowrap"
    >
      <span aria-hidden="true">
        {code.slice(0, 4)}
        {/* In type of equal widths it looks like an underscore. */}
        <span className="font-text">…</span>
        {code.slice(-4)}
      </span>
      <span className="sr-only">{inFours(code)}</span>
    </span>
  );
}
