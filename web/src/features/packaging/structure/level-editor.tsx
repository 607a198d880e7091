import { Trans, useLingui } from '@lingui/react/macro';
import { PACK_DEPTH_MAX } from '@qrigin/domain/packaging';
import type { Level } from '@qrigin/domain/qr';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { readCount } from '../count/typed-count.ts';
import { CodesEach } from '../drawing/codes-each.tsx';
import { levelBox } from '../drawing/level-box.ts';
import { LevelGlyph } from '../drawing/level-glyph.tsx';
import { LevelName } from '../drawing/level-name.tsx';
import { packTreeOf } from '../drawing/pack-tree-of.ts';
import { LevelFields } from './level-fields.tsx';
import { LevelMenu } from './level-menu.tsx';
import { readLevels, type useLevels, useTypedLevels } from './use-levels.ts';

/** The drawing of a structure with fields in it: boxes in boxes, each with its name and number. */
export function LevelEditor({ levels }: { levels: ReturnType<typeof useLevels> }) {
  const { t } = useLingui();
  const { ids, addAt } = levels;
  const typed = useTypedLevels();
  const depth = ids.length;
  // Stays while it is being changed, whatever is typed meanwhile.
  const [comesInNumbers] = useState(typed[0]?.count !== '1');
  const isFull = depth >= PACK_DEPTH_MAX;
  const outermost = <LevelName name={typed[0]?.name ?? ''} at={0} />;
  return (
    <section aria-label={t`Levels`} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {!isFull && (
          <Button
            size="s"
            className="min-w-0 wrap-anywhere"
            icon={<Plus aria-hidden="true" />}
            onClick={() => addAt(0)}
          >
            <span>
              <Trans>Add a level around {outermost}</Trans>
            </span>
          </Button>
        )}
        <p className="ml-auto text-14 text-ink-3">
          {isFull ? (
            <Trans>{depth} levels, which is the maximum</Trans>
          ) : (
            <Trans>
              {depth} of {PACK_DEPTH_MAX} levels
            </Trans>
          )}
        </p>
      </div>
      <LevelInside at={0} levels={levels} read={readLevels(typed)} comesInNumbers={comesInNumbers} />
    </section>
  );
}

interface Inside {
  at: number;
  levels: ReturnType<typeof useLevels>;
  read: readonly Level[] | undefined;
  comesInNumbers: boolean;
}

function LevelInside({ at, levels, read, comesInNumbers }: Inside) {
  const typed = useTypedLevels();
  const titleId = useId();
  const { ids, addAt, removeAt } = levels;
  const number = at + 1;
  const isInnermost = number >= ids.length;
  return (
    <fieldset aria-labelledby={titleId} className={levelBox(at, isInnermost)}>
      <div className="flex min-w-0 items-start gap-2">
        <LevelGlyph count={isInnermost ? undefined : (readCount(typed[number]?.count ?? '') ?? 1)} />
        <p id={titleId} className="min-w-0 text-14 leading-8 text-ink-2">
          <Trans>Level {number}</Trans>
        </p>
        <CodesEach codes={read && packTreeOf(read, 1).sizes[at]} />
        <LevelMenu
          at={at}
          mayAdd={ids.length < PACK_DEPTH_MAX}
          mayRemove={ids.length > 1}
          onAddAt={addAt}
          onRemoveAt={removeAt}
        />
      </div>
      <LevelFields
        key={ids[at]}
        at={at}
        outer={at > 0 ? (typed[at - 1]?.name ?? '') : undefined}
        isCounted={at > 0 || comesInNumbers}
      />
      {!isInnermost && (
        <LevelInside at={number} levels={levels} read={read} comesInNumbers={comesInNumbers} />
      )}
    </fieldset>
  );
}
