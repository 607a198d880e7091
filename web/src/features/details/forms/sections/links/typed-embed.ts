import { decodeEmbedUrl, encodeEmbedUrl } from '@qrigin/domain/details';
import { LINK_MAX } from '@qrigin/domain/http';
import { cleanLine } from '../../fields/clean-text.ts';

/** In base64, as a section stores it. */
const ENCODED_MAX = LINK_MAX * 2;

/** An address as it is stored. Letters of other scripts take more room there, so a long one is cut until it fits. */
export function encodeTyped(text: string): string {
  let typed = cleanLine(text, LINK_MAX);
  while (encodeEmbedUrl(typed).length > ENCODED_MAX) typed = cleanLine(typed, typed.length - 16);
  return encodeEmbedUrl(typed);
}

/** What was typed; what a program stored in another way is shown as it is. */
export const decodeTyped = (encoded: string): string => decodeEmbedUrl(encoded) ?? encoded;
