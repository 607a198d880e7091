import { msg } from '@lingui/core/macro';
import { WEBSITE_FEATURE } from '@qrigin/domain/website';
import { webFeature } from '../../feature/feature.ts';

export const website = webFeature(WEBSITE_FEATURE, {
  security: { 'operator.answered': msg`We answered a message` },
});
