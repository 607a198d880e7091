import { msg } from '@lingui/core/macro';
import { NOTIFICATIONS_FEATURE } from '@qrigin/domain/notifications';
import { Bell } from 'lucide-react';
import { withEventWords } from '../../feature/event-words-context.tsx';
import { webFeature } from '../../feature/feature.ts';

export const notifications = webFeature(NOTIFICATIONS_FEATURE, {
  pages: {
    '/dashboard/notifications': withEventWords(
      async () => (await import('./notifications-page.tsx')).NotificationsPage,
    ),
  },
  entries: [
    {
      place: 'dashboard',
      at: 50,
      path: '/dashboard/notifications',
      words: msg`Notifications`,
      Icon: Bell,
    },
  ],
});
