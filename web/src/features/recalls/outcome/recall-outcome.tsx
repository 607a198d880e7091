import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { OUTCOMES, type RecallOutcome as Outcome, recallOfCode } from '@qrigin/domain/recalls';
import { CircleCheck } from 'lucide-react';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { errorMessage } from '../../../ui/state/error-message';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { type ToldBefore, useToldBefore } from './told-before.ts';
import { useTellOutcome } from './use-tell-outcome.ts';

const WORDS: Record<Outcome, MessageDescriptor> = {
  destroyed: msg`Destroyed`,
  returned: msg`Returned`,
  held: msg`Kept separate`,
};

interface Props {
  org: string;
  /** The recalled pack. */
  code: string;
}

/** Asks staff what was done with a recalled pack. It counts in the report of every recall that affects it. */
export function RecallOutcome({ org, code }: Props) {
  const { data, error, refetch } = useRead(recallOfCode, { params: { org, id: code } });
  // Anyone who packs may meet a recalled pack; only those who may see recalls are asked.
  if (error instanceof Failure && error.code === 'forbidden') return null;
  if (error && !data) return <FailedLine error={error} onRetry={() => void refetch()} />;
  const open = data?.entries.filter(({ lifted_at, mock }) => lifted_at === null && !mock) ?? [];
  if (open.length === 0) return null;
  return <Question org={org} code={code} recalls={open.map(({ id }) => id)} />;
}

function Question({ org, code, recalls }: Props & { recalls: readonly string[] }) {
  const { t } = useLingui();
  const { told, underway, error, tell } = useTellOutcome(org, code, recalls);
  const before = useToldBefore(org, code, recalls);
  const chosen = told ?? before?.outcome;
  return (
    <section className="w-full rounded-card border border-line bg-surface p-4 text-left text-ink">
      <h2 className="text-20">
        <Trans>What was done with this pack?</Trans>
      </h2>
      <p className="text-15 text-ink-2">
        <Trans>Your answer counts for the pack and everything in it.</Trans>
      </p>
      <div className="mt-3 grid gap-2 sm:grid-cols-3">
        {OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            size="xl"
            aria-pressed={chosen === outcome}
            isBusy={underway === outcome}
            disabled={underway !== undefined && underway !== outcome}
            icon={chosen === outcome && <CircleCheck aria-hidden="true" />}
            onClick={() => void tell(outcome)}
          >
            {t(WORDS[outcome])}
          </Button>
        ))}
      </div>
      <output className="mt-2 block text-15 text-ink-2 empty:hidden">
        {told !== undefined && !error && <Trans>Saved. You can change your answer.</Trans>}
        {told === undefined && before && <SaidBefore before={before} />}
      </output>
      {error !== undefined && (
        <p role="alert" className="mt-2 text-15 text-danger">
          {errorMessage(error)}
        </p>
      )}
    </section>
  );
}

/** Whoever comes to the same pack later sees that it was answered, and by whom. */
function SaidBefore({ before: { by, at } }: { before: ToldBefore }) {
  const moment = <Moment at={at} format="moment" />;
  if (by === null) return <Trans>Reported {moment}. You can change this.</Trans>;
  const name = <Verbatim text={by.name} />;
  return (
    <Trans>
      Reported by {name}, {moment}. You can change this.
    </Trans>
  );
}
