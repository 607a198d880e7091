import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MEMBERS_FEATURE } from '@qrigin/domain/members';
import { IdCard, UserPlus } from 'lucide-react';
import { type EventWords, same } from '../../feature/event-words.ts';
import { ROLE as role, WHAT as what, WHO as who } from '../../feature/sentence-places.ts';
import { JoinAsked } from './notices/join-asked.tsx';
import { JoinDecided } from './notices/join-decided.tsx';

export const EVENT_WORDS: EventWords<typeof MEMBERS_FEATURE> = {
  kinds: { member: msg`People`, join: msg`Join requests` },
  audit: {
    'member.assign': [
      msg`${who} gave ${what} a role`,
      msg`${who} gave someone a role`,
      msg`${who} gave ${what} the role ${role}`,
    ],
    'member.remove': [
      msg`${who} removed a role from ${what}`,
      msg`${who} removed a role from someone`,
      msg`${who} removed the role ${role} from ${what}`,
    ],
    'member.suspend': [msg`${who} suspended ${what}`, msg`${who} suspended someone`],
    'member.reinstate': [msg`${who} reinstated ${what}`, msg`${who} reinstated someone`],
    'member.leave': same(msg`${who} left the organisation`),
    'member.requests': same(msg`${who} changed whether they receive join requests`),
    'join.ask': [msg`${who} asked to join`, msg`${who} asked to join`, msg`${who} asked to join as ${role}`],
    'join.approve': [
      msg`${who} approved the request from ${what} to join`,
      msg`${who} approved a request to join`,
      msg`${who} approved the request from ${what} to join as ${role}`,
    ],
    'join.reject': [
      msg`${who} rejected the request from ${what} to join`,
      msg`${who} rejected a request to join`,
      msg`${who} rejected the request from ${what} to join as ${role}`,
    ],
    'join.cancel': same(msg`${who} withdrew their request to join`),
  },
  notices: {
    'member.assign': {
      Icon: IdCard,
      words: ({ who: giver, what: given }) =>
        given ? (
          <Trans>
            {giver} gave you the role {given}
          </Trans>
        ) : (
          <Trans>{giver} gave you a role</Trans>
        ),
    },
    'member.remove': {
      Icon: IdCard,
      words: ({ who: taker, what: taken }) =>
        taken ? (
          <Trans>
            {taker} removed the role {taken} from you
          </Trans>
        ) : (
          <Trans>{taker} removed one of your roles</Trans>
        ),
    },
    'member.suspend': {
      Icon: IdCard,
      words: ({ who: actor }) => (
        <Trans>{actor} suspended you. You cannot use this organisation for now.</Trans>
      ),
      place: () => undefined,
    },
    'member.reinstate': {
      Icon: IdCard,
      words: ({ who: actor }) => <Trans>{actor} reinstated you. You can use this organisation again.</Trans>,
    },
    'join.asked': { Icon: UserPlus, Row: JoinAsked },
    'join.decided': { Icon: UserPlus, Row: JoinDecided },
  },
  mailed: {
    'join.asked': msg`Someone asks you to approve their request to join`,
    'join.decided': msg`Someone answers your request to join`,
  },
};
