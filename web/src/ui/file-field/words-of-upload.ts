import { t } from '@lingui/core/macro';
import { Failure } from '@qrigin/domain/errors';
import { errorMessage } from '../state/error-message';
import { sizeWords } from './size-words.ts';

/** Why a file was not taken, in words for the person who has to choose another one. */
const REFUSALS: Record<string, () => string> = {
  missing: () => t`The file did not arrive. Upload it again.`,
  wrong_size: () => t`The file was damaged on the way. Upload it again.`,
  wrong_hash: () => t`The file was damaged on the way. Upload it again.`,
  wrong_type: () => t`This type of file is not accepted here.`,
  too_big: () => t`This file is too large.`,
  broken: () => t`This file is empty or damaged.`,
  active: () =>
    t`This file contains something that can run, such as a script. Save it without that and try again.`,
  infected: () => t`We blocked this file because it could be harmful.`,
};

export function wordsOfUpload(error: unknown): string {
  if (error instanceof Failure && error.code === 'file_refused') return wordsOfRefusal(error);
  // What a browser throws when there is no network.
  if (error instanceof TypeError)
    return t`The connection was lost. Your file is still here, so you can try again.`;
  return errorMessage(error);
}

function wordsOfRefusal(error: Failure): string {
  const { refusal, max_bytes: most } = error.details;
  if (refusal === 'too_big' && typeof most === 'number') {
    const size = sizeWords(most);
    return t`This file is too large. The limit is ${size}.`;
  }
  const words = typeof refusal === 'string' && Object.hasOwn(REFUSALS, refusal) && REFUSALS[refusal];
  return words ? words() : errorMessage(error);
}

/** What was refused for good is not worth a second try; what was damaged on its way is. */
export function isWorthATry(error: unknown): boolean {
  if (!(error instanceof Failure) || error.code !== 'file_refused') return true;
  const { refusal } = error.details;
  return refusal === 'missing' || refusal === 'wrong_size' || refusal === 'wrong_hash';
}
