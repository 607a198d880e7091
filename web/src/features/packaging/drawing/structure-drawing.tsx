import { Trans, useLingui } from '@lingui/react/macro';
import type { Level } from '@qrigin/domain/qr';
import { CodesEach } from './codes-each.tsx';
import { levelBox } from './level-box.ts';
import { LevelGlyph } from './level-glyph.tsx';
import { LevelName } from './level-name.tsx';
import { packTreeOf } from './pack-tree-of.ts';

/** Packs in packs, as boxes in boxes: what each holds, and how many codes that takes. */
export function StructureDrawing({ levels }: { levels: readonly Level[] }) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Levels, from the outside in`} className="min-w-0">
      <LevelInside levels={levels} at={0} />
    </ol>
  );
}

function LevelInside({ levels, at }: { levels: readonly Level[]; at: number }) {
  const level = levels[at];
  if (!level) return null;
  const isInnermost = at === levels.length - 1;
  return (
    <li className={levelBox(at, isInnermost)}>
      <div className="flex min-w-0 items-start gap-3">
        <LevelGlyph count={levels[at + 1]?.count} />
        <div className="min-w-0 flex-1">
          <p className="font-head text-16 font-semibold wrap-anywhere sm:text-18">
            <LevelName name={level.name} at={at} />
          </p>
          <p className="text-14 text-ink-2 wrap-anywhere">
            <WhatItHolds levels={levels} at={at} />
          </p>
        </div>
        <CodesEach codes={packTreeOf(levels, 1).sizes[at]} />
      </div>
      {!isInnermost && (
        <ol className="min-w-0">
          <LevelInside levels={levels} at={at + 1} />
        </ol>
      )}
    </li>
  );
}

function WhatItHolds({ levels, at }: { levels: readonly Level[]; at: number }) {
  const { i18n } = useLingui();
  const inside = levels[at + 1];
  const together = levels[at]?.count ?? 1;
  const number = i18n.number(inside?.count ?? 0);
  const name = inside && <LevelName name={inside.name} at={at + 1} />;
  return (
    <>
      {inside && (
        <Trans>
          contains {number} × {name}
        </Trans>
      )}
      {!inside && (levels.length > 1 ? <Trans>the smallest pack</Trans> : <Trans>nothing inside</Trans>)}
      {at === 0 && together > 1 && (
        <>
          {' · '}
          <Trans>{together} at a time</Trans>
        </>
      )}
    </>
  );
}
