import { Failure } from '@qrigin/domain/errors';
import { errorMessage } from '../ui/state/error-message';
import { toast } from '../ui/toast/toast.ts';

/** Tells someone whose session is over why the login is there. */
export function saySignedOut(): void {
  toast({ title: errorMessage(new Failure('signed_out')) });
}
