import { Plural } from '@lingui/react/macro';
import type { RefusedCode } from '@qrigin/domain/qr';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Card } from '../../../ui/page/card.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { RefusedCodes } from './refused-codes.tsx';
import type { Chosen } from './use-choosing.ts';

/** What became of the chosen codes, whichever thing was done with them. */
export interface Outcome {
  /** With how many of them it was done. */
  done: number;
  refused: readonly RefusedCode[];
  refusedCount: number;
}

interface Answer {
  refused: readonly RefusedCode[];
  refused_count: number;
}

/** Together with the lines that were never sent, so that one list has all that was refused. */
export function outcomeOf(done: number, answer: Answer, { unreadable }: Chosen): Outcome {
  const unsent = unreadable.map((text) => ({
    qr_id: text,
    reason: 'not_a_code' as const,
    belongs_to: null,
  }));
  return {
    done,
    refused: [...unsent, ...answer.refused],
    refusedCount: unsent.length + answer.refused_count,
  };
}

interface Props {
  organisation: string;
  outcome: Outcome;
  /** What was done with how many. */
  title: string;
  /** With how many it had been done before. */
  already?: ReactNode;
}

/** Where a hand scanner may be in the middle of the next code; not a dialog, which has closed by then. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, select, textarea') === true &&
  document.activeElement.closest('[role="alertdialog"]') === null;

/**
 * Says what was done and names every code that was refused. It takes the focus: it is what someone waited for. Whoever
 * goes on with the next codes keeps the focus, and a toast tells them.
 */
export function OutcomeCard({ organisation, outcome, title, already }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const tell = useEffectEvent(() => {
    if (isTyping()) toast({ variant: outcome.done > 0 ? 'success' : 'default', title });
    else heading.current?.focus();
  });
  useEffect(() => tell(), []);
  const Icon = outcome.done > 0 ? CircleCheck : CircleSlash;
  return (
    <Card as="section" className="grid gap-4 p-5 text-15 sm:p-6">
      <div className="grid gap-1">
        <h2
          ref={heading}
          tabIndex={-1}
          className="flex scroll-mt-20 items-center gap-2 text-20 outline-none max-md:scroll-mt-32"
        >
          <Icon
            aria-hidden="true"
            className={outcome.done > 0 ? 'size-6 shrink-0 text-accent-text' : 'size-6 shrink-0 text-warning'}
          />
          {title}
        </h2>
        {already}
        {outcome.refusedCount > 0 && (
          <p className="font-semibold text-danger">
            <Plural value={outcome.refusedCount} one="# code was refused." other="# codes were refused." />
          </p>
        )}
      </div>
      {outcome.refused.length > 0 && (
        <RefusedCodes organisation={organisation} refused={outcome.refused} count={outcome.refusedCount} />
      )}
    </Card>
  );
}
