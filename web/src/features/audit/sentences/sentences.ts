import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ROLE as role, WHAT as what, WHO as who } from './places.ts';

/**
 * The same with the name of the thing and without, for a thing that is gone or has no name; and with the name
 * of a role, where there is one.
 */
export type Sentence = readonly [
  named: MessageDescriptor,
  unnamed: MessageDescriptor,
  withRole?: MessageDescriptor,
];

/** What people did, by the name under which the server wrote it down. */
export const SENTENCES: Readonly<Record<string, Sentence>> = {
  'org.create': same(msg`${who} created the organisation`),
  'org.change': same(msg`${who} changed the organisation’s settings`),
  'org.details': same(msg`${who} changed the organisation’s details`),
  'org.offer': same(msg`${who} offered the organisation to someone else`),
  'org.offer.withdraw': same(msg`${who} withdrew the offer to hand over the organisation`),
  'org.offer.accept': same(msg`${who} took over the organisation`),
  'org.offer.decline': same(msg`${who} declined to take over the organisation`),
  'org.close': same(msg`${who} closed the organisation`),
  'role.create': [msg`${who} created the role ${what}`, msg`${who} created a role that no longer exists`],
  'role.change': [msg`${who} changed the role ${what}`, msg`${who} changed a role that no longer exists`],
  'role.delete': [msg`${who} deleted the role ${what}`, msg`${who} deleted a role`],
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
  'site.create': [msg`${who} added the site ${what}`, msg`${who} added a site that no longer exists`],
  'site.change': [msg`${who} changed the site ${what}`, msg`${who} changed a site that no longer exists`],
  'site.delete': [msg`${who} deleted the site ${what}`, msg`${who} deleted a site`],
  'subdomain.add': [msg`${who} added the subdomain ${what}`, msg`${who} added a subdomain`],
  'subdomain.drop': [msg`${who} removed the subdomain ${what}`, msg`${who} removed a subdomain`],
  'product.create': [msg`${who} added the product ${what}`, msg`${who} added a product`],
  'product.duplicate': [msg`${who} duplicated a product as ${what}`, msg`${who} duplicated a product`],
  'product.change': [msg`${who} changed the product ${what}`, msg`${who} changed a product`],
  'product.delete': [msg`${who} deleted the product ${what}`, msg`${who} deleted a product`],
  'batch.create': [msg`${who} added the batch ${what}`, msg`${who} added a batch`],
  'packaging.create': [msg`${who} added the packaging ${what}`, msg`${who} added packaging`],
  'packaging.change': [msg`${who} changed the packaging ${what}`, msg`${who} changed packaging`],
  'packaging.delete': [msg`${who} deleted the packaging ${what}`, msg`${who} deleted packaging`],
  'qr.issue': [msg`${who} issued codes for ${what}`, msg`${who} issued codes`],
  'qr.assign': [msg`${who} assigned codes to ${what}`, msg`${who} assigned codes to a product`],
  'qr.withdraw': [msg`${who} withdrew codes for ${what}`, msg`${who} withdrew codes`],
  'qr.renew': [msg`${who} replaced the code for ${what}`, msg`${who} replaced the code for a product`],
  'print.queued': same(msg`${who} queued labels for printing`),
  'print.printed': same(msg`${who} marked labels as printed`),
  'recall.open': [msg`${who} recalled packs of ${what}`, msg`${who} recalled packs`],
  'recall.lift': [msg`${who} ended a recall of ${what}`, msg`${who} ended a recall`],
  'file.upload': [msg`${who} uploaded ${what}`, msg`${who} uploaded a file`],
};

function same(words: MessageDescriptor): Sentence {
  return [words, words];
}

/** For what no one has put into words yet: its name as the server wrote it. */
export const UNKNOWN: Sentence = [msg`${who}: ${what}`, msg`${who}: ${what}`];
