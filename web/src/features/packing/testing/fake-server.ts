import type { PackState, ReadOutcome, sendReads } from '@qrigin/domain/packing';
import type { z } from 'zod';
import { packState, readOutcome } from '../../../../../domain/src/packing/samples.ts';

type Body = z.input<typeof sendReads.body>;
type Refused = Partial<Pick<ReadOutcome, 'reason' | 'pack' | 'product' | 'level'>>;

/** A server that packs into one pack, knows each read by its id, and refuses what the test tells it to. */
export function fakeServer(over: Partial<PackState> = {}) {
  const inside = new Set<string>();
  const outcomes = new Map<string, ReadOutcome>();
  const codes = new Map<string, string>();
  const refused = new Map<string, Refused>();
  const begun = packState({ inside: 0, checked: 0, ...over });
  const state = (): PackState =>
    over.checked === undefined
      ? { ...begun, inside: begun.inside + inside.size }
      : { ...begun, checked: begun.checked + inside.size };

  function outcomeOf(read: Body['reads'][number]): Partial<ReadOutcome> {
    if ('undoes' in read) {
      const code = codes.get(read.undoes) ?? '';
      inside.delete(code);
      return { code };
    }
    const { code } = read;
    codes.set(read.id, code);
    const refusal = refused.get(code);
    if (refusal && !read.anyway) return { outcome: 'refused', code, ...refusal };
    if (inside.has(code)) return { outcome: 'already', code };
    inside.add(code);
    return { code };
  }

  return {
    inside,
    state,
    refuse: (code: string, how: Refused) => void refused.set(code, how),
    take({ reads }: Body) {
      const told = reads.map((read) => {
        const known = outcomes.get(read.id) ?? readOutcome({ ...outcomeOf(read), id: read.id });
        outcomes.set(read.id, known);
        return known;
      });
      return { outcomes: told, pack: state() };
    },
  };
}

/** As many codes of ours as the test wants, all different. */
export const codesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `7K3M9QXA2VTD5RW8${String(at).padStart(4, '0')}`);
