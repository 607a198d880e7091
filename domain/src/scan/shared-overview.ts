import type { Overview } from './overview.ts';

/** What differs from pack to pack. */
export type OwnFacts = Pick<Overview, 'qr_id' | 'checked_at' | 'issued_at'>;

/** Everything else a scan shows: packs with equal ones are alike. `today` is the day of the look-up. */
export type SharedOverview = Omit<Overview, keyof OwnFacts> & { today: string };

export function splitOverview({ qr_id, checked_at, issued_at, ...rest }: Overview): {
  own: OwnFacts;
  shared: SharedOverview;
} {
  return { own: { qr_id, checked_at, issued_at }, shared: { ...rest, today: checked_at.slice(0, 10) } };
}
