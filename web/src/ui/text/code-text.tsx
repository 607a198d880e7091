import { useLingui } from '@lingui/react/macro';
import { Check, Copy, X } from 'lucide-react';
import { useCopy } from '../button/use-copy.ts';
import { inFours } from './in-fours.ts';

interface Props {
  value: string;
  /** What it is: 'Code', 'Batch', 'Key'. */
  label: string;
  /** For narrow places: its first and last four signs. */
  isShort?: boolean;
}

const ICONS = { copied: Check, refused: X };

/** A serial as people compare it, with a button that copies all of it. */
export function CodeText({ value, label, isShort = false }: Props) {
  const { t } = useLingui();
  const { outcome, copy } = useCopy(value);
  const shown = shortened(value, isShort);
  const Icon = outcome ? ICONS[outcome] : Copy;
  const words = { copied: t`Copied`, refused: t`Could not copy` };
  return (
    <span className="inline-flex max-w-full items-center gap-1 font-mono text-[0.93em] tracking-tight">
      {shown === undefined ? (
        <span className="wrap-anywhere" translate="no">
          {inFours(value)}
        </span>
      ) : (
        <span title={inFours(value)} translate="no">
          <span aria-hidden="true">
            {shown.start}
            {/* In type of equal widths it looks like an underscore. */}
            <span className="font-text">…</span>
            {shown.end}
          </span>
          <span className="sr-only">{inFours(value)}</span>
        </span>
      )}
      <button
        type="button"
        onClick={copy}
        // Above the opener that covers a whole row of a table.
        className="relative z-1 inline-grid size-7 shrink-0 cursor-pointer place-items-center rounded-small text-ink-3 hover:bg-[color-mix(in_srgb,var(--ink)_7%,transparent)] hover:text-ink pointer-coarse:-my-2.5 pointer-coarse:size-11"
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{t`Copy ${label}`}</span>
      </button>
      <span className="sr-only" aria-live="polite">
        {outcome && words[outcome]}
      </span>
    </span>
  );
}

/** Six groups of four still fit a line of a phone. */
const LONG = 24;

/** The ends of a long text, or of any when asked; undefined when it is shown whole. */
function shortened(text: string, isAlways: boolean) {
  const kept = isAlways ? 4 : 8;
  if (text.length <= (isAlways ? 2 * kept + 1 : LONG)) return undefined;
  return { start: text.slice(0, kept), end: text.slice(-4) };
}
