import { Trans, useLingui } from '@lingui/react/macro';
import type { Level } from '@qrigin/domain/qr';
import { LevelName } from './level-name.tsx';

interface Props {
  levels: readonly Level[];
  times: number;
}

/** How many of its outermost packs: one pallet, or twelve. */
export function PacksOf({ levels, times }: Props) {
  const { i18n } = useLingui();
  const [outermost] = levels;
  if (!outermost) return null;
  const packs = outermost.count * times;
  const number = i18n.number(packs);
  const name = <LevelName name={outermost.name} at={0} />;
  return packs === 1 ? (
    <Trans>One {name}</Trans>
  ) : (
    <Trans>
      {number} × {name}
    </Trans>
  );
}
