import { feature, permissions } from '../declaration/index.ts';

export const PROMOTIONS = permissions(
  { row: 'engagement', at: 8 },
  {
    edit: { name: 'engage.edit', cell: 'change', from: 'member' },
    view: { name: 'engage.view', cell: 'see', from: 'member' },
  },
);

export const PROMOTIONS_FEATURE = feature({ name: 'promotions', level: 7, permissions: PROMOTIONS });
