import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import type { Desk } from '../desk/desk.ts';
import { canPutIn, type Flash, type Tally } from '../desk/desk-state.ts';
import { refusalWords } from './refusal-words.ts';

/** The same for those who listen: what was done waits for its turn, what was refused does not. */
export function SaidAloud({ desk: { store }, tally }: { desk: Desk; tally: Tally | undefined }) {
  const { t } = useLingui();
  const flash = useStore(store, (state) => state.flash);
  const red = useStore(store, (state) => state.reds[0]);
  return (
    <>
      <output className="sr-only">{flash && tally && <Done kind={flash.kind} tally={tally} />}</output>
      <div role="alert" className="sr-only">
        {red && !canPutIn(red) && t(refusalWords(red).title)}
        {red && canPutIn(red) && t`This pack is full. Put it in anyway?`}
      </div>
    </>
  );
}

function Done({ kind, tally: { count, of } }: { kind: Flash['kind']; tally: Tally }) {
  const { i18n, t } = useLingui();
  const what = {
    done: t`Done`,
    already: t`Already scanned`,
    kept: t`Kept on this device`,
    undone: t`Undone`,
  }[kind];
  const shown = i18n.number(count);
  return of === undefined ? t`${what}. ${shown}.` : t`${what}. ${shown} of ${i18n.number(of)}.`;
}
