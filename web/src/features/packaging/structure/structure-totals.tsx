import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { STRUCTURE_CODES_MAX } from '@qrigin/domain/packaging';
import { CODES_PER_RUN_MAX, runSize } from '@qrigin/domain/qr';
import { useId, useState } from 'react';
import { Card } from '../../../ui/page/card.tsx';
import { CountInput } from '../count/count-input.tsx';
import { readCount } from '../count/typed-count.ts';
import { packTreeOf } from '../drawing/pack-tree-of.ts';
import { TotalsTable } from '../drawing/totals-table.tsx';
import { readLevels, useTypedLevels } from './use-levels.ts';

/** What the structure means in codes, for one outermost pack and for as many as someone wants to try. Nothing is issued. */
export function StructureTotals() {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('10');
  const levels = readLevels(useTypedLevels());
  const times = readCount(text);
  const all = levels && times && runSize(packTreeOf(levels, times));
  return (
    <Card
      as="section"
      aria-labelledby={`${id}-title`}
      className="grid content-start gap-4 p-5 text-15 sm:p-6 xl:sticky xl:top-20"
    >
      <h2 id={`${id}-title`} className="text-20">
        <Trans>Codes needed</Trans>
      </h2>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-14 leading-5 font-semibold">
          <Trans>Number of packs to try</Trans>
        </label>
        <CountInput id={id} value={text} max={CODES_PER_RUN_MAX} onChange={setText} />
      </div>
      <div className="grid gap-3">
        <output className="sr-only">
          {all !== undefined && <Plural value={all} one="# code" other="# codes" />}
        </output>
        {levels ? (
          <>
            <TotalsTable levels={levels} times={times} />
            <TooMany one={runSize(packTreeOf(levels, 1))} all={all} />
          </>
        ) : (
          <p className="text-14 text-ink-2">{t`Enter how many there are in each pack to see the totals.`}</p>
        )}
      </div>
    </Card>
  );
}

function TooMany({ one, all = 0 }: { one: number; all: number | undefined }) {
  const { i18n } = useLingui();
  const [max, maxInRun] = [STRUCTURE_CODES_MAX, CODES_PER_RUN_MAX].map((count) => i18n.number(count));
  if (one > STRUCTURE_CODES_MAX)
    return (
      <p className="text-14 text-danger">
        <Trans>A structure can have at most {max} codes.</Trans>
      </p>
    );
  if (all <= CODES_PER_RUN_MAX) return null;
  return (
    <p className="text-14 text-ink-2">
      <Trans>You can issue at most {maxInRun} codes in one run. To issue more, use several runs.</Trans>
    </p>
  );
}
