import { page, type Shot } from '../../shot.ts';
import { dynamic } from '../../world/product-scenes.ts';

export const SHOTS: readonly Shot[] = [
  page('product-highlights', '/dashboard/:orgId/:product/highlights', dynamic),
  page('product-promotions', '/dashboard/:orgId/:product/highlights/promotions', dynamic),
  page('product-surveys', '/dashboard/:orgId/:product/highlights/survey', dynamic),
  page('product-survey', '/dashboard/:orgId/:product/highlights/survey/:surveyId', dynamic),
];
