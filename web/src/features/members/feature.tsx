import { msg } from '@lingui/core/macro';
import { listMembers, MEMBERS_FEATURE } from '@qrigin/domain/members';
import { UserPlus, Users } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { finder } from '../../feature/finder.ts';

export const members = webFeature(MEMBERS_FEATURE, {
  pages: { '/dashboard/:orgId/access': async () => (await import('./access-page.tsx')).AccessPage },
  entries: [
    { place: 'organisation', at: 40, path: '/dashboard/:orgId/access', words: msg`Access`, Icon: Users },
  ],
  finders: [
    finder(listMembers, {
      words: msg`People`,
      Icon: Users,
      hitOf: ({ id, name, email }, org) => ({
        id,
        name,
        note: email,
        to: `/dashboard/${org}/access?${new URLSearchParams({ search: email })}#people`,
      }),
    }),
  ],
  permissions: {
    lines: [
      { words: msg`People and access`, Icon: Users },
      { words: msg`Join requests`, Icon: UserPlus, of: ['join.view', 'join.decide'] },
    ],
    words: {
      'member.view': msg`See people below this role`,
      'member.assign': msg`Give roles to people below this role`,
      'member.remove': msg`Remove roles from people below this role, and suspend them`,
      'join.view': msg`See join requests`,
      'join.decide': msg`Approve or reject join requests`,
    },
  },
  security: {
    'member.suspended': msg`Suspended`,
    'member.reinstated': msg`Reinstated`,
  },
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
