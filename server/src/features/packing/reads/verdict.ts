import type { ReadRefusal } from '@qrigin/domain/packing';
import type { CodeRef } from '@qrigin/domain/qr';
import type { CodeNow } from './world.ts';

/** What a read comes to. `act` does it; without one nothing is done. */
export type Verdict = {
  outcome: 'done' | 'already' | 'refused';
  reason: ReadRefusal | null;
  pack: CodeRef | null;
  act?: () => void;
};

export type JudgedRead = Omit<Verdict, 'act'> & {
  id: string;
  /** As it is printed; null where the text was no code. */
  text: string | null;
  code: CodeNow | undefined;
  /** Whether it was judged now and did nothing. */
  isNothing?: boolean;
};

export const ALREADY: Verdict = { outcome: 'already', reason: null, pack: null };

export function refused(reason: ReadRefusal, pack: CodeRef | null = null): Verdict {
  return { outcome: 'refused', reason, pack };
}

export function done(act: () => void, pack: CodeRef | null = null): Verdict {
  return { outcome: 'done', reason: null, pack, act };
}
