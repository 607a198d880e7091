import { msg } from '@lingui/core/macro';
import type { ROLES_FEATURE } from '@qrigin/domain/roles';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof ROLES_FEATURE> = {
  kinds: { role: msg`Roles` },
  audit: {
    'role.create': [msg`${who} created the role ${what}`, msg`${who} created a role that no longer exists`],
    'role.change': [msg`${who} changed the role ${what}`, msg`${who} changed a role that no longer exists`],
    'role.delete': [msg`${who} deleted the role ${what}`, msg`${who} deleted a role`],
  },
  notices: {},
  mailed: {},
};
