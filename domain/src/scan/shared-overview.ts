import type { Overview } from './overview.ts';

/** What is told of one pack only. */
export type OwnFacts = Pick<Overview, 'qr_id' | 'checked_at' | 'issued_at'>;

/** All else that is told: packs with an equal one are alike. `today` is the day on which they were looked up. */
export type SharedOverview = Omit<Overview, keyof OwnFacts> & { today: string };

export function splitOverview({ qr_id, checked_at, issued_at, ...rest }: Overview): {
  own: OwnFacts;
  shared: SharedOverview;
} {
  return { own: { qr_id, checked_at, issued_at }, shared: { ...rest, today: checked_at.slice(0, 10) } };
}
