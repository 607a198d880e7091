import { msg } from '@lingui/core/macro';
import { ROLES_FEATURE } from '@qrigin/domain/roles';
import { Network } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const roles = webFeature(ROLES_FEATURE, {
  pages: { '/dashboard/:orgId/roles': async () => (await import('./roles-page.tsx')).RolesPage },
  entries: [
    { place: 'organisation', at: 30, path: '/dashboard/:orgId/roles', words: msg`Roles`, Icon: Network },
  ],
  permissions: {
    lines: [{ words: msg`Roles`, Icon: Network }],
    words: {
      'role.view': msg`See roles and what each can do`,
      'role.manage': msg`Create, change and delete roles below this one`,
    },
  },
  security: {
    'role.given': msg`Role given:`,
    'role.removed': msg`Role removed:`,
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
