import { parentOf, type QrCode } from '@qrigin/domain/qr';
import type { CodeFacts } from '../look-up/code-facts.ts';

/** Whether a code sits where its run computes it: in its pack, or in none where that is how it was issued. */
export function packedOf({ run, idx, ancestors: [parent] }: CodeFacts): QrCode['packed'] {
  const issuedIn = parentOf(run.tree, idx);
  if (!parent) return issuedIn === undefined ? 'as_issued' : 'taken_out';
  return parent.run === run.id && parent.idx === issuedIn ? 'as_issued' : 'elsewhere';
}

export const isAsIssued = (code: CodeFacts): boolean => packedOf(code) === 'as_issued';
