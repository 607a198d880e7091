import { feature, securityKind } from '../declaration/index.ts';

export const WEBSITE_LOG = {
  answered: securityKind('operator.answered'),
};

export const WEBSITE_FEATURE = feature({
  name: 'website',
  level: 2,
  logs: WEBSITE_LOG,
  pages: [
    { path: '/', isPublic: true, isDrawn: true, isListed: true },
    { path: '/teams', isPublic: true, isDrawn: true, isListed: true },
    { path: '/contact', isPublic: true, isDrawn: true, isListed: true },
    { path: '/image', isPublic: true, isDrawn: true },
    { path: '/version', isPublic: true, isDrawn: true },
    { path: '/privacy-policy', isPublic: true, isDrawn: true, isListed: true },
    { path: '/terms-of-service', isPublic: true, isDrawn: true, isListed: true },
    { path: '/cancellation-policy', isPublic: true, isDrawn: true, isListed: true },
    { path: '/shipping-policy', isPublic: true, isDrawn: true, isListed: true },
  ],
  keeps: { contactMessages: { count: 12, unit: 'month', by: 'sweep' } },
});
