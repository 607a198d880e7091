/** What the code from an email was exchanged for, and whose it is. Good for one new password. */
export type ResetPass = {
  token: string;
  email: string;
  /** The code confirmed an address that was registered in another browser, so the password of then does not count. */
  isFirst: boolean;
};

/** In memory and nowhere else. */
let kept: ResetPass | undefined;

export function keepResetPass(pass: ResetPass): void {
  kept = pass;
}

export function resetPass(): ResetPass | undefined {
  return kept;
}

export function forgetResetPass(): void {
  kept = undefined;
}
