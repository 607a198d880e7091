import { toast } from '../toast/toast.ts';
import { attemptsLeft, errorMessage } from './error-message';

/** What went wrong, as a toast. */
export function showFailure(error: unknown): void {
  const description = attemptsLeft(error);
  toast({ variant: 'destructive', title: errorMessage(error), ...(description && { description }) });
}
