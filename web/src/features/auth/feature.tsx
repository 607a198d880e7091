import { msg } from '@lingui/core/macro';
import { AUTH_FEATURE } from '@qrigin/domain/auth';
import { CircleUserRound } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const auth = webFeature(AUTH_FEATURE, {
  pages: { '/dashboard/profile': async () => (await import('./profile-page.tsx')).ProfilePage },
  entries: [
    { place: 'dashboard', at: 40, path: '/dashboard/profile', words: msg`Profile`, Icon: CircleUserRound },
  ],
  security: {
    'account.verified': msg`Email address confirmed`,
    'sign-in.done': msg`Signed in`,
    'sign-in.failed': msg`Sign-in failed: wrong password`,
    'sign-in.locked': msg`Sign-in paused: too many wrong attempts`,
    'two-factor.failed': msg`Wrong two-factor code`,
    'two-factor.on': msg`Two-factor authentication turned on`,
    'two-factor.off': msg`Two-factor authentication turned off`,
    'recovery-code.used': msg`Recovery code used`,
    'password.reset-asked': msg`Password reset requested`,
    'password.changed': msg`Password changed`,
    'session.ended': msg`Logged out`,
    'sessions.ended': msg`Logged out everywhere else`,
  },
});
