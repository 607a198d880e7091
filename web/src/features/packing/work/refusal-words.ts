import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Red, RedReason } from '../desk/desk-state.ts';

interface Words {
  title: MessageDescriptor;
  advice: MessageDescriptor;
}

const REFUSAL_WORDS: Record<RedReason, Words> = {
  not_a_code: {
    title: msg`Not a Qrigin code`,
    advice: msg`Scan the QR code with 20 characters next to it.`,
  },
  not_yours: {
    title: msg`Not your organisation’s code`,
    advice: msg`Keep this pack separate and ask your supervisor.`,
  },
  not_a_pack: {
    title: msg`Product code, not a pack`,
    advice: msg`This code is the same on every pack of the product. Scan a code that is on one pack only.`,
  },
  wrong_product: {
    title: msg`Wrong product`,
    advice: msg`A different product goes in here. Put this one aside.`,
  },
  wrong_level: {
    title: msg`Wrong type of pack`,
    advice: msg`Another type of pack goes in here. Put this one aside.`,
  },
  packed_elsewhere: {
    title: msg`Already in another pack`,
    advice: msg`Take it out of that pack first. To put it in here instead, choose ‘Unpack or move’.`,
  },
  not_in_here: {
    title: msg`Not in this pack`,
    advice: msg`As far as we know, it does not belong in here. Put it aside.`,
  },
  blank_unassigned: {
    title: msg`Blank code, not assigned`,
    advice: msg`Assign this code to a product first.`,
  },
  recalled: {
    title: msg`Stop. Recalled.`,
    advice: msg`Do not pack it. Keep it separate.`,
  },
  withdrawn: {
    title: msg`Code withdrawn`,
    advice: msg`This code is no longer valid. Put the pack aside.`,
  },
  full: {
    title: msg`This pack is full`,
    advice: msg`Your organisation does not allow more in it. Start the next pack.`,
  },
  changed_since: {
    title: msg`Not undone: changed since`,
    advice: msg`Someone has used this code since. Scan it again to see where it is now.`,
  },
  holds_nothing: {
    title: msg`Nothing can be packed into this`,
    advice: msg`This is the smallest pack. Scan the pack around it.`,
  },
  no_room_to_wait: {
    title: msg`Too many scans waiting`,
    advice: msg`This scan was not counted. Go where there is a signal, then wait until your scans are sent.`,
  },
  not_opened: {
    title: msg`Cannot open this pack`,
    advice: msg`Ask your supervisor.`,
  },
};

/** Checking moves nothing, so it is no help to know how to move this one. */
const CHECKED_ELSEWHERE: Words = {
  title: msg`Belongs in another pack`,
  advice: msg`As far as we know, it is in the pack below. Put it back there, or put it aside.`,
};

/** Why nothing was done: in a few words to be read from a step away, and what to do now. */
export const refusalWords = ({ reason, job }: Pick<Red, 'reason' | 'job'>): Words =>
  job === 'check' && reason === 'packed_elsewhere' ? CHECKED_ELSEWHERE : REFUSAL_WORDS[reason];
