import { Trans } from '@lingui/react/macro';
import { FORMER_PACKS_MAX, type TracedCode } from '@qrigin/domain/tracing';
import { Moment } from '../../../ui/text/moment.tsx';
import { PackLink } from '../pack-link.tsx';

/** The packs that it was in before, the newest first. */
export function WasIn({ packs }: { packs: TracedCode['was_in'] }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="text-16">
        <Trans>Was packed in</Trans>
      </h3>
      <ul className="grid list-none gap-1">
        {packs.map((pack) => {
          const link = <PackLink pack={pack} isFirst />;
          const until = <Moment at={pack.until} format="moment" className="whitespace-nowrap" />;
          return (
            <li key={`${pack.code} ${pack.until}`} className="text-ink-2 pointer-coarse:py-2">
              <Trans>
                {link} until {until}
              </Trans>
            </li>
          );
        })}
      </ul>
      {packs.length >= FORMER_PACKS_MAX && (
        <p className="text-14 text-ink-3">
          <Trans>Only the latest are listed here. You’ll find all of them under ‘What happened’.</Trans>
        </p>
      )}
    </div>
  );
}
