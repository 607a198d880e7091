import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Kinds of things that something is written down about: the word before the dot of an action. */
export const KINDS: readonly (readonly [about: string, words: MessageDescriptor])[] = [
  ['org', msg`Organisation`],
  ['role', msg`Roles`],
  ['member', msg`People`],
  ['join', msg`Join requests`],
  ['site', msg`Sites`],
  ['subdomain', msg`Subdomains`],
  ['product', msg`Products`],
  ['batch', msg`Batches`],
  ['packaging', msg`Packaging`],
  ['qr', msg`Codes`],
  ['print', msg`Printing`],
  ['recall', msg`Recalls`],
  ['file', msg`Files`],
];
