import type { ScanState, SharedOverview } from '@qrigin/domain/scan';

/** The states that a maker can bring about, and so wants to see before shoppers do. */
export const PREVIEWED_STATES = [
  'active',
  'recalled',
  'expired',
  'withdrawn',
  'delisted',
  'inactive',
] as const satisfies readonly ScanState[];
export type PreviewedState = (typeof PREVIEWED_STATES)[number];

export type PreviewedBatch = NonNullable<SharedOverview['batch']>;

export type Previewed = {
  product: { id: string; name: string; nature: 'static' | 'dynamic' };
  maker: { name: string; logo_url: string | null };
  /** None where packs say nothing of their own. */
  batch: PreviewedBatch | null;
  /** What kind of pack it is; without one the code of the product itself. */
  level?: string | null;
  state: PreviewedState;
  /** What a recall would say. */
  notice: SharedOverview['recall']['notices'][number];
  /** Now. */
  at: string;
};

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Something can only have expired if there was a last day, and that day is over. */
function batchIn({ batch, state, at }: Previewed): PreviewedBatch | null {
  if (state !== 'expired') return batch;
  const today = at.slice(0, 10);
  const lastDay = batch?.expires_on ?? null;
  const over = lastDay !== null && lastDay < today ? lastDay : dayOf(Date.parse(at) - DAY_MS);
  return { lot_code: batch?.lot_code ?? '–', made_on: madeBefore(batch, over), expires_on: over };
}

function madeBefore(batch: PreviewedBatch | null, lastDay: string): string | null {
  const made = batch?.made_on ?? null;
  return made !== null && made <= lastDay ? made : null;
}

/** What a scan would say of a pack in this state: the overview that the page of a code is drawn from. */
export function previewOverview(previewed: Previewed): SharedOverview {
  const { product, maker, state, notice, at, level = null } = previewed;
  const isRecalled = state === 'recalled';
  return {
    state,
    is_blocked: false,
    today: at.slice(0, 10),
    maker: { ...maker, is_closed: false },
    product: { ...product, is_active: state !== 'inactive' },
    pack: level === null ? null : { level },
    batch: batchIn(previewed),
    recall: {
      recalled: isRecalled,
      reason: isRecalled ? notice.reason : null,
      date: isRecalled ? notice.date : null,
      notices: isRecalled ? [notice] : [],
      more: 0,
    },
    withdrawn_at: state === 'withdrawn' ? at : null,
    replaced: null,
  };
}
