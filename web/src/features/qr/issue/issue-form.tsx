import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { levelsOf, type Packaging } from '@qrigin/domain/packaging';
import type { Batch } from '@qrigin/domain/products';
import { CODES_PER_RUN_MAX, issueCodes, type Level, runSize } from '@qrigin/domain/qr';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { CountField } from '../../packaging/count/count-field.tsx';
import { readCount } from '../../packaging/count/typed-count.ts';
import { LevelName } from '../../packaging/drawing/level-name.tsx';
import { packTreeOf } from '../../packaging/drawing/pack-tree-of.ts';
import { TotalsTable } from '../../packaging/drawing/totals-table.tsx';
import { BatchPanel } from '../../products/batches/batch-panel.tsx';
import { BatchField } from './batch-field.tsx';
import { timesMax, typedIssue, whyTooMany } from './issue-fields.ts';
import type { IssuedCodes } from './issued.tsx';

interface Props {
  whoami: Whoami;
  product: string;
  packaging: Packaging;
  onIssued: (issued: IssuedCodes) => void;
}

/** How many, for which batch, and how many codes of each level that makes. */
export function IssueForm({ whoami, product, packaging, onIssued }: Props) {
  const org = whoami.organisation.id;
  const isBlank = packaging.type === 'blank';
  const issue = useWrite(issueCodes);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<Batch>();
  const levels = useMemo(() => levelsOf(packaging.packaging), [packaging]);
  const schema = useMemo(() => typedIssue(levels), [levels]);

  async function save({ count, batch }: z.output<typeof schema>) {
    const reply = await issue({
      params: { org, id: packaging.id },
      body: { packagingId: packaging.id, count, ...(batch && { batch_id: batch.id }) },
    });
    onIssued({ ...reply, batch });
  }

  return (
    <>
      <Form
        schema={schema}
        defaults={{ count: '1', batch: null }}
        onSubmit={save}
        failuresOf={{ too_many_codes: 'count' }}
        className="grid min-w-0 gap-5"
      >
        {!isBlank && (
          <BatchField whoami={whoami} product={product} added={added} onAdd={() => setAdding(true)} />
        )}
        <HowMany levels={levels} isBlank={isBlank} />
        <hr className="tear" />
        <WhatItMakes levels={levels} isBlank={isBlank} />
      </Form>
      {/* Not inside the form: what is sent there would send this one, too. */}
      <BatchPanel
        org={org}
        product={product}
        batch={isAdding ? 'new' : undefined}
        onClose={() => setAdding(false)}
        onDone={setAdded}
      />
    </>
  );
}

interface LevelsProps {
  levels: readonly Level[];
  isBlank: boolean;
}

const useTimes = () => readCount(useWatch<{ count: string }, 'count'>({ name: 'count' }));

function HowMany({ levels, isBlank }: LevelsProps) {
  const { t } = useLingui();
  const times = useTimes();
  const tooMany = times === undefined ? undefined : whyTooMany(levels, times);
  const outermost = levels[0];
  const comesInNumbers = outermost !== undefined && outermost.count > 1;
  const together = outermost?.count ?? 1;
  return (
    <CountField
      name="count"
      label={isBlank ? t`Number of codes` : t`Number of packs`}
      max={isBlank ? CODES_PER_RUN_MAX : timesMax(levels)}
      aside={!isBlank && outermost && <LevelName name={outermost.name} at={0} />}
      {...(tooMany !== undefined
        ? { hint: <span className="text-danger">{tooMany}</span> }
        : comesInNumbers && { hint: <Trans>Each counts for {together} packs.</Trans> })}
    />
  );
}

function WhatItMakes({ levels, isBlank }: LevelsProps) {
  const times = useTimes();
  const codes = times === undefined ? 0 : runSize(packTreeOf(levels, times));
  const isPossible = codes > 0 && codes <= CODES_PER_RUN_MAX;
  return (
    <>
      {!isBlank && <TotalsTable levels={levels} times={times} />}
      <div className="grid gap-2">
        <Submit>
          {isPossible && !isBlank && <Plural value={codes} one="Issue # code" other="Issue # codes" />}
          {isPossible && isBlank && (
            <Plural value={codes} one="Issue # blank code" other="Issue # blank codes" />
          )}
          {!isPossible && <Trans>Issue codes</Trans>}
        </Submit>
        <p className="text-13 leading-5 text-ink-3">
          <Trans>
            Codes are ready immediately, whatever the number. Issued codes cannot be deleted, only withdrawn.
          </Trans>
        </p>
      </div>
    </>
  );
}
