import { Trans, useLingui } from '@lingui/react/macro';
import type { Import } from '@qrigin/domain/imports';

/** How many rows add something, change something, or say what is known already. */
export function ImportCounts({ found, isDone }: { found: Import; isDone: boolean }) {
  const { i18n } = useLingui();
  const rows = [
    { count: found.created, words: isDone ? <Trans>added</Trans> : <Trans>to add</Trans> },
    { count: found.changed, words: isDone ? <Trans>changed</Trans> : <Trans>to change</Trans> },
    { count: found.unchanged, words: <Trans>unchanged</Trans> },
  ];
  return (
    <ul className="grid list-none grid-cols-3 gap-3 sm:max-w-120">
      {rows.map(({ count, words }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- three that never move
        <li key={at} className="rounded-card bg-sunken px-4 py-3">
          <span className="block text-24 font-semibold tabular-nums">{i18n.number(count)}</span>{' '}
          <span className="text-14 text-ink-2">{words}</span>
        </li>
      ))}
    </ul>
  );
}
