import { toast } from './toast/toast.ts';
import { attemptsLeft, wordsOfFailure } from './words-of-failure.ts';

/** What went wrong, as a toast. */
export function showFailure(error: unknown): void {
  const description = attemptsLeft(error);
  toast({ variant: 'destructive', title: wordsOfFailure(error), ...(description && { description }) });
}
