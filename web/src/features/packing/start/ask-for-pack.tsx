import { Trans } from '@lingui/react/macro';
import type { PackingJob } from '@qrigin/domain/packing';

/** Which pack it is about: scanned before its contents. */
export function AskForPack({ job, isOpening }: { job: PackingJob; isOpening: boolean }) {
  return (
    <>
      <p className="px-4 py-3 font-head text-28 leading-tight font-semibold">
        {job === 'check' && <Trans>Scan the pack to check</Trans>}
        {job === 'fill' && <Trans>Scan the pack to fill</Trans>}
        {job === 'move' && <Trans>Scan the pack to move others into</Trans>}
      </p>
      <output className="px-4 text-16 text-chrome-ink-2 empty:hidden">
        {isOpening && <Trans>Opening the pack…</Trans>}
      </output>
    </>
  );
}
