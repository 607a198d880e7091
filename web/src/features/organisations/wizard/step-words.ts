import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DetailGroup } from '@qrigin/domain/organisations';

/** How the steps are called, and what each is about. */
export const STEP_WORDS: Record<DetailGroup, { name: MessageDescriptor; about: MessageDescriptor }> = {
  businessDetails: { name: msg`Business details`, about: msg`Who you are and how to reach you` },
  verificationDetails: { name: msg`Verification`, about: msg`Registration and tax numbers` },
  additionalDetails: { name: msg`Additional information`, about: msg`History, certificates and awards` },
};
