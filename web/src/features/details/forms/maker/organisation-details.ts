import {
  EMAIL_MAX,
  type FixedContent,
  type Language,
  LINE_MAX,
  NAME_MAX,
  PHONE_MAX,
} from '@qrigin/domain/details';
import { LINK_MAX, safeLink } from '@qrigin/domain/http';
import type { findDetails } from '@qrigin/domain/organisations';
import type { z } from 'zod';
import { cleanLine, cleanLines } from '../fields/clean-text.ts';
import { withText } from '../state/words-text.ts';

type Maker = FixedContent<'maker'>;
type Details = z.output<typeof findDetails.reply>;

/** Nothing is said of the maker yet, so there is nothing to overwrite. */
export function isEmptyMaker({
  maker_name: name,
  maker_address: address,
  phone,
  email,
  website,
}: Maker): boolean {
  const words = [...Object.values(name), ...Object.values(address), phone, email, website];
  return words.every((text) => text.trim() === '');
}

/** The maker as the organisation describes itself, as far as the person may see that. */
export function makerOf(before: Maker, { name, orgData }: Details, language: Language): Maker {
  const { contactPhone, contactEmail, website } = orgData.businessDetails;
  const address = orgData.verificationDetails?.address ?? '';
  return {
    ...before,
    maker_name: withText(before.maker_name, language, cleanLine(name, NAME_MAX).trim()),
    maker_address: withText(before.maker_address, language, cleanLines(address, LINE_MAX).trim()),
    phone: cleanLine(contactPhone, PHONE_MAX).trim(),
    email: cleanLine(contactEmail, EMAIL_MAX).trim(),
    website: asLink(cleanLine(website, LINK_MAX).trim()),
  };
}

/** Many leave out how an address begins. */
function asLink(text: string): string {
  const whole = `https://${text}`;
  return !text.includes('://') && safeLink(whole) ? whole : text;
}
