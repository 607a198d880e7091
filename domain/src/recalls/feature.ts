import { event, feature, notice, permissions, thing } from '../declaration/index.ts';
import { BATCH, PRODUCT } from '../products/feature.ts';
import { RUN } from '../qr/feature.ts';

/** Named by the goods that it is about. */
export const RECALL = thing('recall', {
  naming: {
    namedBy: [
      ['product_id', PRODUCT],
      ['batch_id', BATCH],
      ['run_id', RUN],
    ],
  },
});

export const RECALLS = permissions(
  { row: 'recalls', at: 6 },
  {
    view: { name: 'recall.view', cell: 'see', from: 'qr_operator' },
    create: { name: 'recall.create', cell: 'create', from: 'supervisor' },
  },
);

const ofGoods = { about: RECALL, values: { product: PRODUCT } } as const;
const to = { may: RECALLS.view };

export const RECALL_EVENTS = {
  opened: event('recall.open', {
    ...ofGoods,
    notice: notice('recall.open', { to, mailed: { isUrgent: true } }),
  }),
  exercised: event('recall.exercise', { ...ofGoods, notice: notice('recall.exercise', { to }) }),
  changed: event('recall.change', ofGoods),
  lifted: event('recall.lift', { ...ofGoods, notice: notice('recall.lift', { to }) }),
};

export const RECALLS_FEATURE = feature({
  name: 'recalls',
  level: 9,
  things: [RECALL],
  permissions: RECALLS,
  events: RECALL_EVENTS,
  pages: [
    { path: '/dashboard/:orgId/:product/product-recalls', may: [RECALLS.view] },
    { path: '/dashboard/:orgId/:product/product-recalls/new', may: [RECALLS.create] },
    { path: '/dashboard/:orgId/:product/product-recalls/:recall', may: [RECALLS.view] },
  ],
});
