import { DETAILS_FEATURE } from '@qrigin/domain/details';
import { serverFeature } from '../../feature.ts';
import { copyDetails } from './drafts/copy-details.ts';
import { erasers } from './erasers.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const details = serverFeature(DETAILS_FEATURE, {
  routes,
  exported,
  erasers,
  copiedWithProduct: { part: 'details', copy: copyDetails },
});
