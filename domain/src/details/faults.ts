import { z } from 'zod';
import { redirectLink, safeLink } from '../http/index.ts';
import type { Content } from './content.ts';
import { isGtin } from './facts/gtin.ts';
import { namedCertificates, namedFiles, namedVendors } from './parts.ts';
import { decodeEmbedUrl } from './sections/embed-urls.ts';
import { linksIn } from './sections/rich-text.ts';
import type { Section } from './sections/sections.ts';

/** What can be wrong with something that was typed; a draft may have it, a page may not. */
export const FAULTS = {
  gtin: 'This is not a valid GTIN. Check its digits.',
  fssai: 'An FSSAI licence number has 14 digits.',
  email: 'Enter an email address, such as care@example.com.',
  phone: 'Enter a phone number, such as +91 863 100 0142.',
  link: 'Enter a web address that begins with https://',
  redirect: 'Enter a web address that begins with https:// or http://',
  picture: 'This picture is missing or was not accepted. Choose another one.',
  document: 'This document is missing or was not accepted. Choose another one.',
  vendor: 'This vendor was deleted. Remove it from the list.',
  certificate: 'This certificate was deleted or is of another product. Remove it from the list.',
} as const;
export type Fault = keyof typeof FAULTS;

/** What has to be mended before shoppers see it: where it is, by the names of fields, and what is wrong. */
export type FoundFault = { path: string; fault: Fault };

const Email = z.email();
const PHONE = /^\+?[\d ()/-]{3,40}$/;
const FSSAI = /^\d{14}$/;

const isLink = (text: string) => safeLink(text) !== undefined;

function unless(isRight: (text: string) => boolean, text: string, found: FoundFault): FoundFault[] {
  return text === '' || isRight(text) ? [] : [found];
}

function faultsOfFacts(content: Content): FoundFault[] {
  const { gtin, email, phone, website, licences } = content;
  return [
    ...unless(isGtin, gtin, { path: 'gtin', fault: 'gtin' }),
    ...unless((text) => Email.safeParse(text).success, email, { path: 'email', fault: 'email' }),
    ...unless((text) => PHONE.test(text), phone, { path: 'phone', fault: 'phone' }),
    ...unless(isLink, website, { path: 'website', fault: 'link' }),
    ...licences.flatMap(({ type, number }, at) =>
      type === 'fssai'
        ? unless((text) => FSSAI.test(text), number, { path: `licences.${at}.number`, fault: 'fssai' })
        : [],
    ),
    ...unless(isLink, content.support.location.mapEmbedUrl, {
      path: 'support.location.mapEmbedUrl',
      fault: 'link',
    }),
    ...unless((text) => redirectLink(text) !== undefined, content.qrinfo.redirect_url, {
      path: 'qrinfo.redirect_url',
      fault: 'redirect',
    }),
  ];
}

function faultsOfSection(section: Section, path: string): FoundFault[] {
  if (section.type === 'text')
    return Object.entries(section.body).flatMap(([language, doc]) =>
      linksIn(doc).every(isLink) ? [] : [{ path: `${path}.body.${language}`, fault: 'link' as const }],
    );
  if (section.type === 'video') return unless(isLink, section.url, { path: `${path}.url`, fault: 'link' });
  if (section.type !== 'embed-urls') return [];
  return section.embedUrlsData.flatMap((encoded, at) =>
    isLink(decodeEmbedUrl(encoded) ?? '')
      ? []
      : [{ path: `${path}.embedUrlsData.${at}`, fault: 'link' as const }],
  );
}

/** What of a content is not fit to be published. Sections are named by their place. */
export function faultsOf(content: Content): FoundFault[] {
  return [
    ...faultsOfFacts(content),
    ...content.sections.flatMap((section, at) => faultsOfSection(section, `sections.${at}`)),
  ];
}

type Usable = Readonly<Record<'picture' | 'document', ReadonlySet<string>>>;

/** Files that a content names and that no page can show: all but the usable ones of their kind, each at the place that names it. */
export function faultsOfFiles(content: Content, usable: Usable): FoundFault[] {
  return namedFiles(content).flatMap(({ id, path, of }) => (usable[of].has(id) ? [] : [{ path, fault: of }]));
}

/** Vendors that a content names and that the organisation does not have. */
export function faultsOfVendors(content: Content, known: ReadonlySet<string>): FoundFault[] {
  return namedVendors(content).flatMap(({ id, path }) => (known.has(id) ? [] : [{ path, fault: 'vendor' }]));
}

/** Certificates that a content names and that this product does not have, nor the organisation as a whole. */
export function faultsOfCertificates(content: Content, known: ReadonlySet<string>): FoundFault[] {
  return namedCertificates(content).flatMap(({ id, path }) =>
    known.has(id) ? [] : [{ path, fault: 'certificate' }],
  );
}
