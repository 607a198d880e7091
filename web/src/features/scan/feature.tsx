import { msg } from '@lingui/core/macro';
import { SCAN_FEATURE } from '@qrigin/domain/scan';
import { webFeature } from '../../feature/feature.ts';

export const scan = webFeature(SCAN_FEATURE, {
  security: { 'codes.guessed': msg`Many unknown codes tried` },
});
