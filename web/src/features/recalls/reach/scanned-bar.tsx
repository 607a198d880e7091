import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SCANS_COUNTED_MAX } from '@qrigin/domain/tracing';

/** How many of the codes were scanned already, as a bar and in words. */
export function ScannedBar({ codes, scanned }: { codes: number; scanned: number | null }) {
  const { i18n } = useLingui();
  if (scanned === null)
    return (
      <p className="font-semibold">
        <Trans>There are too many scans to count while you wait.</Trans>
      </p>
    );
  const [most, never] = [SCANS_COUNTED_MAX, codes - scanned].map((count) => i18n.number(count));
  if (scanned >= SCANS_COUNTED_MAX)
    return (
      <p className="font-semibold">
        <Trans>At least {most} were scanned already</Trans>
      </p>
    );
  return (
    <div className="grid gap-2 text-14">
      <div
        aria-hidden="true"
        className="h-2.5 overflow-hidden rounded-full bg-[color-mix(in_srgb,var(--danger)_22%,var(--surface))]"
      >
        <div
          className="h-full bg-danger forced-colors:bg-[Highlight]"
          style={{ width: `${codes === 0 ? 0 : (scanned / codes) * 100}%` }}
        />
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
        <span>
          <Plural value={scanned} _0="None scanned yet" one="# scanned already" other="# scanned already" />
        </span>
        <span className="text-ink-2">
          <Trans>{never} never scanned</Trans>
        </span>
      </p>
    </div>
  );
}
