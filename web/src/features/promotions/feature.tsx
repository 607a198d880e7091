import { msg } from '@lingui/core/macro';
import { PROMOTIONS_FEATURE } from '@qrigin/domain/promotions';
import { Megaphone } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const promotions = webFeature(PROMOTIONS_FEATURE, {
  permissions: {
    lines: [{ words: msg`Promotions and surveys`, Icon: Megaphone }],
    words: {
      'engage.view': msg`See surveys and their answers, promotions and feedback`,
      'engage.edit': msg`Create and change surveys and promotions`,
    },
  },
});
