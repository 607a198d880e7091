import { msg } from '@lingui/core/macro';
import { AUTH_FEATURE } from '@qrigin/domain/auth';
import { CircleUserRound } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const auth = webFeature(AUTH_FEATURE, {
  pages: { '/dashboard/profile': async () => (await import('./profile-page.tsx')).ProfilePage },
  entries: [
    { place: 'dashboard', at: 40, path: '/dashboard/profile', words: msg`Profile`, Icon: CircleUserRound },
  ],
});
