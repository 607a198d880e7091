import { Failure } from '@qrigin/domain/errors';
import { toast } from '../ui/toast/toast.ts';
import { wordsOfFailure } from '../ui/words-of-failure.ts';

/** Tells somebody whose session is over why the login is there. */
export function saySignedOut(): void {
  toast({ title: wordsOfFailure(new Failure('signed_out')) });
}
