import { feature, permissions } from '../declaration/index.ts';

export const PROMOTIONS = permissions('engagement', {
  view: { name: 'engage.view', cell: 'see', from: 'member' },
  edit: { name: 'engage.edit', cell: 'change', from: 'member' },
});

export const PROMOTIONS_FEATURE = feature({ name: 'promotions', level: 7, permissions: PROMOTIONS });
