import { msg } from '@lingui/core/macro';
import { PROMOTIONS_FEATURE } from '@qrigin/domain/promotions';
import { Megaphone } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { loadNotYet } from '../../feature/load-not-yet.tsx';

const SETUP = { words: msg`Go to Setup`, path: '/dashboard/:orgId/:product/setup' } as const;

export const promotions = webFeature(PROMOTIONS_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/highlights': loadNotYet({
      title: msg`Promotions`,
      text: msg`You’ll show shoppers offers here and ask them what they think of this product. Until then, you can tell them about it in Setup.`,
      way: SETUP,
    }),
    '/dashboard/:orgId/:product/highlights/promotions': loadNotYet({
      title: msg`Offers`,
      text: msg`You’ll create offers here that shoppers see when they scan this product. Until then, you can tell them about it in Setup.`,
      way: SETUP,
    }),
    '/dashboard/:orgId/:product/highlights/survey': loadNotYet({
      title: msg`Surveys`,
      text: msg`You’ll ask shoppers questions here and see their answers. Until then, you can tell them about this product in Setup.`,
      way: SETUP,
    }),
    '/dashboard/:orgId/:product/highlights/survey/:surveyId': loadNotYet({
      title: msg`Survey questions`,
      text: msg`You’ll write the questions of a survey here. Until then, you can tell shoppers about this product in Setup.`,
      way: SETUP,
    }),
  },
  entries: [
    {
      place: 'product',
      at: 40,
      path: '/dashboard/:orgId/:product/highlights',
      words: msg`Promotions`,
      Icon: Megaphone,
      isSoon: true,
    },
  ],
  permissions: {
    lines: [{ words: msg`Promotions and surveys`, Icon: Megaphone }],
    words: {
      'engage.view': msg`See surveys and their answers, promotions and feedback`,
      'engage.edit': msg`Create and change surveys and promotions`,
    },
  },
});
