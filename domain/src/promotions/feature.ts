import { feature, permissions } from '../declaration/index.ts';

export const PROMOTIONS = permissions(
  { row: 'engagement', at: 8 },
  {
    edit: { name: 'engage.edit', cell: 'change', from: 'member' },
    view: { name: 'engage.view', cell: 'see', from: 'member' },
  },
);

export const PROMOTIONS_FEATURE = feature({
  name: 'promotions',
  level: 7,
  permissions: PROMOTIONS,
  pages: [
    { path: '/dashboard/:orgId/:product/highlights', may: [PROMOTIONS.view] },
    { path: '/dashboard/:orgId/:product/highlights/promotions', may: [PROMOTIONS.view] },
    { path: '/dashboard/:orgId/:product/highlights/survey', may: [PROMOTIONS.view] },
    { path: '/dashboard/:orgId/:product/highlights/survey/:surveyId', may: [PROMOTIONS.view] },
  ],
});
