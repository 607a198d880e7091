import { trimEnds } from '../http/index.ts';
import { type Extension, FILE_TYPES } from './file-types.ts';

/** Characters that turn the direction of writing, that no one sees, or that mean a folder to some system. */
const TRICKS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

function endsIn(name: string, extension: string): boolean {
  return name.toLowerCase().endsWith(`.${extension}`);
}

/**
 * The name under which a browser saves the file. Its ending is that of the type we found, whatever the sender wrote:
 * 'invoice.pdf.html' that is a PDF becomes 'invoice.pdf.html.pdf'.
 */
export function savedName(name: string, extension: Extension | ''): string {
  const plain = trimEnds(name.replaceAll(TRICKS, '_'), /[.\s]/) || 'file';
  if (extension === '') {
    // Called like a type that is known, but not sent as one: nothing may open it as that.
    return Object.keys(FILE_TYPES).some((known) => endsIn(plain, known)) ? `${plain}.bin` : plain;
  }
  return endsIn(plain, extension) ? plain : `${plain}.${extension}`;
}
