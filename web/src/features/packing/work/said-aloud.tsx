import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Desk } from '../desk/desk.ts';
import { type Flash, type Tally, tallyOf } from '../desk/desk-state.ts';

/** A sentence that is the same as before is no change, and would not be said. */
const SILENT = '\u00A0';

/** What was done, for those who listen: as it was then, because others may count on at the same pack. What is refused says so itself. */
export function SaidAloud({ desk: { store } }: { desk: Desk }) {
  const wordsOf = useWordsOfFlash();
  const [said, setSaid] = useState('');
  const say = useEffectEvent((flash: Flash, tally: Tally) => {
    const words = wordsOf(flash, tally);
    setSaid((before) => (before === words ? words + SILENT : words));
  });
  useEffect(
    () =>
      store.subscribe(({ flash, work }, before) => {
        if (flash && work && flash !== before.flash) say(flash, tallyOf(work));
      }),
    [store],
  );
  return <output className="sr-only">{said}</output>;
}

function useWordsOfFlash() {
  const { i18n, t } = useLingui();
  return ({ kind }: Flash, { count, of }: Tally): string => {
    const what = {
      done: t`Done`,
      already: t`Already done`,
      kept: t`Saved on this device`,
      undone: t`Undone`,
    }[kind];
    const shown = i18n.number(count);
    return of === undefined ? t`${what}. ${shown}.` : t`${what}. ${shown} of ${i18n.number(of)}.`;
  };
}
