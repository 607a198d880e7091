import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Fault } from '@qrigin/domain/details';

/** What has to be mended before shoppers can see it. */
export const FAULT_WORDS: Record<Fault, MessageDescriptor> = {
  gtin: msg`This is not a valid GTIN. Check its digits.`,
  fssai: msg`An FSSAI licence number has 14 digits.`,
  email: msg`Enter an email address, such as care@example.com.`,
  phone: msg`Enter a phone number, such as +91 863 100 0142.`,
  link: msg`Enter a web address that begins with https://`,
  redirect: msg`Enter a web address that begins with https:// or http://`,
  picture: msg`This picture is missing or was not accepted. Choose another one.`,
  document: msg`This document is missing or was not accepted. Choose another one.`,
  vendor: msg`This vendor was deleted. Remove it from the list.`,
  certificate: msg`This certificate was deleted or is of another product. Remove it from the list.`,
};
