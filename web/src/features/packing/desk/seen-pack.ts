import type { PackingJob, PackState } from '@qrigin/domain/packing';
import type { DeskState, Red, RedReason } from './desk-state.ts';
import { refusalOfPack } from './refusal-of-pack.ts';

/** A message about the pack itself, not about one of its contents. */
export function redOfPack(job: PackingJob, reason: RedReason, pack: PackState): Red {
  const { code, level, product, pack: packedIn } = pack;
  return { id: crypto.randomUUID(), reason, job, code, level, product, packedIn, pack: null };
}

/** The open pack as it is by now. That nothing can be done with it any more, recalled while someone packs it for example, is said once. */
export function seePack(state: DeskState, pack: PackState): DeskState {
  const { work } = state;
  if (!work) return state;
  const { job, code, lines } = work;
  const reason = refusalOfPack(pack);
  const isNews = reason !== undefined && reason !== (work.pack && refusalOfPack(work.pack));
  return {
    ...state,
    work: { job, code, lines, pack },
    reds: isNews ? [...state.reds, redOfPack(job, reason, pack)] : state.reds,
  };
}
