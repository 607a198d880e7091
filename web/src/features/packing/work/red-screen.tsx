import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, OctagonX } from 'lucide-react';
import * as Radix from 'radix-ui/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { classNames } from '../../../ui/class-names.ts';
import { errorMessage } from '../../../ui/state/error-message';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { RecallOutcome } from '../../recalls/outcome/recall-outcome.tsx';
import type { Desk } from '../desk/desk.ts';
import { canPutIn, type Red } from '../desk/desk-state.ts';
import { HallButton } from './hall-button.tsx';
import { TONES } from './hall-tones.ts';
import { refusalWords } from './refusal-words.ts';

interface Props {
  desk: Desk;
  org: string;
  /** It has been seen. */
  onAcknowledge: (red: Red) => void;
}

/** What must be seen first, one after another: nothing is read meanwhile. */
export function RedScreen({ desk, org, onAcknowledge }: Props) {
  const red = useStore(desk.store, (state) => state.reds[0]);
  const turnedAway = useStore(desk.store, (state) => state.turnedAway);
  if (!red) return null;
  return (
    <Message
      key={red.id}
      org={org}
      red={red}
      turnedAway={turnedAway}
      onAcknowledge={() => {
        desk.acknowledge();
        onAcknowledge(red);
      }}
      onPutIn={desk.putInAnyway}
    />
  );
}

interface MessageProps {
  org: string;
  red: Red;
  /** Reads that were turned away since it is on the screen. */
  turnedAway: number;
  onAcknowledge: () => void;
  onPutIn: () => void;
}

/** Fills the screen until someone has seen it. */
function Message({ org, red, turnedAway, onAcknowledge, onPutIn }: MessageProps) {
  const { t } = useLingui();
  const main = useRef<HTMLButtonElement>(null);
  const isAsking = canPutIn(red);
  const Sign = isAsking ? CircleHelp : OctagonX;
  const { title, advice } = refusalWords(red);
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
          // Only the buttons close it: Escape is beside the keys that people hit by accident.
          onEscapeKeyDown={(event) => event.preventDefault()}
          className={classNames('fixed inset-0 z-40 overflow-y-auto outline-none', TONES.stop)}
        >
          <div className="mx-auto flex min-h-full w-full max-w-180 flex-col items-center gap-3 px-4 pt-10 text-center max-sm:pt-6">
            <Sign aria-hidden="true" className="size-36 max-[350px]:size-24" strokeWidth={1.75} />
            <Radix.Title className="text-48 leading-none tracking-tight wrap-anywhere max-[350px]:text-34">
              {isAsking ? <FullTitle red={red} /> : t(title)}
            </Radix.Title>
            <Radix.Description className="text-20 leading-snug">
              {red.error !== undefined && `${errorMessage(red.error)} `}
              {isAsking ? <Trans>Put it in anyway?</Trans> : <Advice red={red} words={t(advice)} />}
            </Radix.Description>
            <Facts red={red} />
            {red.reason === 'recalled' && red.code !== null && <RecallOutcome org={org} code={red.code} />}
            {/* In sight whatever is above it: the way on must not be looked for. */}
            <div className={classNames('sticky bottom-0 mt-auto grid w-full gap-3 pt-4 pb-5', TONES.stop)}>
              {turnedAway > 0 && (
                <p role="alert" className="text-18 font-semibold">
                  <Trans>Not counted: scanning has stopped until you have read this message.</Trans>
                </p>
              )}
              <HallButton ref={main} variant="light" onClick={onAcknowledge}>
                {isAsking ? <Trans>Leave it out</Trans> : <Trans>Continue scanning</Trans>}
              </HallButton>
              {isAsking && (
                <HallButton variant="outline" onClick={onPutIn}>
                  <Trans>Put it in anyway</Trans>
                </HallButton>
              )}
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What goes in is named where it is known: whoever holds something else need not guess. */
function Advice({ red: { reason, pack }, words }: { red: Red; words: string }) {
  if (reason !== 'wrong_level' || !pack?.holds) return words;
  const holds = <Verbatim text={pack.holds} />;
  return <Trans>Only {holds} goes in here. Put this one aside.</Trans>;
}

function FullTitle({ red: { pack } }: { red: Red }) {
  const { i18n } = useLingui();
  const inside = i18n.number(pack?.inside ?? 0);
  const room = i18n.number(pack?.room ?? 0);
  return (
    <Trans>
      This pack is full: {inside} of {room}
    </Trans>
  );
}

/** Which pack it is about, to be found among others. */
function Facts({ red: { code, level, product, packedIn } }: { red: Red }) {
  const { t } = useLingui();
  if (code === null) return null;
  return (
    <dl className="mt-2 grid w-full grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-card bg-black/25 p-4 text-left text-16">
      <Fact name={t`Code`}>
        <ShortCode code={code} />
      </Fact>
      {level !== null && (
        <Fact name={t`Type`}>
          <Verbatim text={level} />
        </Fact>
      )}
      {product && (
        <Fact name={t`Product`}>
          <Verbatim text={product.name} />
        </Fact>
      )}
      {packedIn && (
        <Fact name={t`It is in`}>
          <Verbatim text={packedIn.level} /> <ShortCode code={packedIn.code} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </>
  );
}
