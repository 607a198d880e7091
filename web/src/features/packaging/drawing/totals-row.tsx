import { Plural, useLingui } from '@lingui/react/macro';
import { codesPerLevel, type Level, runSize } from '@qrigin/domain/qr';
import { Fragment, type ReactNode } from 'react';
import { LevelName } from './level-name.tsx';
import { packTreeOf } from './pack-tree-of.ts';
import { PacksOf } from './packs-of.tsx';

/** The sum that shows what one outermost pack takes: 1 + 40 + 1,000 = 1,041 codes. */
export function TotalsRow({ levels }: { levels: readonly Level[] }) {
  const { i18n } = useLingui();
  const tree = packTreeOf(levels, 1);
  const codes = runSize(tree);
  return (
    <p className="flex flex-wrap items-start gap-x-3 gap-y-2 text-15 sm:gap-x-5">
      <span className="self-center text-ink-2 wrap-anywhere">
        <PacksOf levels={levels} times={1} />
      </span>{' '}
      {codesPerLevel(tree).map(({ name, count }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a level has no other name while it is being typed
        <Fragment key={at}>
          {at > 0 && <span className="text-ink-3">+ </span>}
          <Term number={i18n.number(count)}>
            <LevelName name={name} at={at} />
          </Term>{' '}
        </Fragment>
      ))}
      <span className="text-ink-3">= </span>
      <span className="text-accent-text">
        <Term number={i18n.number(codes)}>
          <Plural value={codes} one="code" other="codes" />
        </Term>
      </span>
    </p>
  );
}

function Term({ number, children }: { number: string; children: ReactNode }) {
  return (
    <span className="grid min-w-0">
      <b className="font-head text-16 leading-6 tabular-nums">{number}</b>{' '}
      <span className="max-w-40 wrap-anywhere text-13 leading-4 text-ink-3">{children}</span>
    </span>
  );
}
