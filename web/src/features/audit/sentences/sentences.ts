import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ROLE as role, WHAT as what, WHO as who } from './places.ts';

/**
 * The same with the name of the thing and without, for a thing that is gone or has no name; and with the name of a
 * role, where one is told.
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
  'org.offer': same(msg`${who} offered the organisation to somebody else`),
  'org.offer.withdraw': same(msg`${who} took back the offer of the organisation`),
  'org.offer.accept': same(msg`${who} took over the organisation`),
  'org.offer.decline': same(msg`${who} declined to take over the organisation`),
  'org.close': same(msg`${who} closed the organisation`),
  'role.create': [msg`${who} made the role ${what}`, msg`${who} made a role that is gone now`],
  'role.change': [msg`${who} changed the role ${what}`, msg`${who} changed a role that is gone now`],
  'role.delete': [msg`${who} deleted the role ${what}`, msg`${who} deleted a role`],
  'member.assign': [
    msg`${who} gave ${what} a role`,
    msg`${who} gave somebody a role`,
    msg`${who} gave ${what} the role ${role}`,
  ],
  'member.remove': [
    msg`${who} took a role from ${what}`,
    msg`${who} took a role from somebody`,
    msg`${who} took the role ${role} from ${what}`,
  ],
  'member.suspend': [msg`${who} suspended ${what}`, msg`${who} suspended somebody`],
  'member.reinstate': [msg`${who} let ${what} work again`, msg`${who} let somebody work again`],
  'member.leave': same(msg`${who} left the organisation`),
  'member.requests': same(msg`${who} chose whether to be asked by who wants to join`),
  'join.ask': [msg`${who} asked to join`, msg`${who} asked to join`, msg`${who} asked to join as ${role}`],
  'join.approve': [
    msg`${who} let ${what} in`,
    msg`${who} let somebody in who had asked to join`,
    msg`${who} let ${what} in as ${role}`,
  ],
  'join.reject': [
    msg`${who} said no to ${what}, who had asked to join`,
    msg`${who} said no to somebody who had asked to join`,
    msg`${who} said no to ${what}, who had asked to join as ${role}`,
  ],
  'join.cancel': same(msg`${who} took back the request to join`),
  'site.create': [msg`${who} added the site ${what}`, msg`${who} added a site that is gone now`],
  'site.change': [msg`${who} changed the site ${what}`, msg`${who} changed a site that is gone now`],
  'site.delete': [msg`${who} deleted the site ${what}`, msg`${who} deleted a site`],
  'subdomain.add': [msg`${who} added the subdomain ${what}`, msg`${who} added a subdomain`],
  'subdomain.drop': [msg`${who} gave up the subdomain ${what}`, msg`${who} gave up a subdomain`],
  'product.create': [msg`${who} added the product ${what}`, msg`${who} added a product`],
  'product.duplicate': [msg`${who} copied a product and called it ${what}`, msg`${who} copied a product`],
  'product.change': [msg`${who} changed the product ${what}`, msg`${who} changed a product`],
  'product.delete': [msg`${who} deleted the product ${what}`, msg`${who} deleted a product`],
  'batch.create': [msg`${who} added the batch ${what}`, msg`${who} added a batch`],
  'packaging.create': [msg`${who} added the packaging ${what}`, msg`${who} added a packaging`],
  'packaging.change': [msg`${who} changed the packaging ${what}`, msg`${who} changed a packaging`],
  'packaging.delete': [msg`${who} deleted the packaging ${what}`, msg`${who} deleted a packaging`],
  'qr.issue': [msg`${who} made codes for ${what}`, msg`${who} made codes`],
  'qr.assign': [msg`${who} joined codes to ${what}`, msg`${who} joined codes to a product`],
  'qr.withdraw': [msg`${who} withdrew codes of ${what}`, msg`${who} withdrew codes`],
  'qr.renew': [msg`${who} replaced the code of ${what}`, msg`${who} replaced the code of a product`],
  'print.queued': same(msg`${who} asked for labels to be printed`),
  'print.printed': same(msg`${who} printed labels`),
  'recall.open': [msg`${who} recalled packs of ${what}`, msg`${who} recalled packs`],
  'recall.lift': [msg`${who} ended a recall of ${what}`, msg`${who} ended a recall`],
  'file.upload': [msg`${who} uploaded ${what}`, msg`${who} uploaded a file`],
};

function same(words: MessageDescriptor): Sentence {
  return [words, words];
}

/** For what nobody has put into words yet: its name as the server wrote it. */
export const UNKNOWN: Sentence = [msg`${who}: ${what}`, msg`${who}: ${what}`];
