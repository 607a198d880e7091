/** What the code from the mail was exchanged for. Good for one new password, so it is kept in memory and nowhere else. */
let kept: string | undefined;

export function keepResetToken(token: string): void {
  kept = token;
}

export function resetToken(): string | undefined {
  return kept;
}

export function forgetResetToken(): void {
  kept = undefined;
}
