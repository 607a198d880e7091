import { feature, permissions, thing } from '../declaration/index.ts';

export const LABEL = thing('label', { naming: { named: 'name' } });

export const LABELS = permissions(
  { row: 'labels', at: 2 },
  {
    view: { name: 'label.view', cell: 'see', from: 'qr_operator' },
    edit: { name: 'label.edit', cell: 'change', from: 'member' },
    delete: { name: 'label.delete', cell: 'delete', from: 'supervisor' },
  },
);

export const LABELS_FEATURE = feature({
  name: 'labels',
  level: 7,
  things: [LABEL],
  permissions: LABELS,
  pages: [
    { path: '/dashboard/:orgId/templates', may: [LABELS.view] },
    { path: '/dashboard/:orgId/:product/setup/label', may: [LABELS.view] },
    { path: '/dashboard/:orgId/:product/setup/label/edit/:labelId', may: [LABELS.edit] },
  ],
});
