/** `to` is the number or the address as the maker wrote it. */
export type ContactLink = { href: string; icon: 'phone' | 'mail'; to: string };

const PHONE = /^\+?[\d ().\-/]+$/;
/** Stricter than the standard: a question mark, for one, would let the address write the email as well. */
const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** How to reach the maker at a touch; `undefined` for words that are neither a number nor an address. */
export function contactLink(contact: string): ContactLink | undefined {
  const text = contact.trim();
  const number = text.replaceAll(/[^\d+]/g, '');
  if (PHONE.test(text) && number.length >= 5 && number.length <= 16)
    return { href: `tel:${number}`, icon: 'phone', to: text };
  return EMAIL.test(text) ? { href: `mailto:${text}`, icon: 'mail', to: text } : undefined;
}
