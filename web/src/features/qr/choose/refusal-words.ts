import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@qrigin/domain/qr';

/** Why nothing was done with a code. */
export const REFUSAL_WORDS: Readonly<Record<Refusal, MessageDescriptor>> = {
  not_a_code: msg`Not a Qrigin code`,
  not_yours: msg`Not a code of this organisation`,
  not_blank: msg`Not a blank code`,
  assigned: msg`Already assigned to something else`,
  withdrawn: msg`Withdrawn`,
};
