import { useLingui } from '@lingui/react/macro';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

interface Props {
  levels: readonly { name: string; count: number }[];
  /** What the list is, where nothing beside it says so. */
  label?: string;
}

/** How many of each level, outermost first. Names are people's own, so they have no plural. */
export function LevelCounts({ levels, label }: Props) {
  const { i18n } = useLingui();
  return (
    <ul aria-label={label} className="flex list-none flex-wrap gap-x-3 gap-y-0.5">
      {levels.map(({ name, count }) => (
        <li key={name} className="inline-flex items-baseline gap-1 wrap-anywhere">
          <span className="tabular-nums">{i18n.number(count)}</span>
          <span aria-hidden="true" className="text-ink-3">
            ×
          </span>
          <Verbatim text={name} className="text-ink-2" />
        </li>
      ))}
    </ul>
  );
}
