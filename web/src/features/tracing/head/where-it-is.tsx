import { Trans } from '@lingui/react/macro';
import type { TracedCode } from '@qrigin/domain/tracing';
import { Fragment } from 'react';
import { PackName } from '../pack-name.tsx';

type Pack = Pick<TracedCode, 'level' | 'position' | 'around'>;

/** The pack and what is around it, nearest first: 'Box 4 in carton 17, pallet 3'. */
export function WhereItIs({ level, position, around }: Pack) {
  const own = <PackName level={level} number={position?.number} isFirst />;
  const packs = around.toReversed().map((pack, at) => (
    <Fragment key={pack.code}>
      {at > 0 && ', '}
      <PackName level={pack.level} number={pack.position?.number} />
    </Fragment>
  ));
  if (packs.length === 0) return own;
  return (
    <Trans>
      {own} in {<>{packs}</>}
    </Trans>
  );
}
