import { signUp } from '@qrigin/domain/auth';
import { easyToGuess, isHardToGuess } from '../form/password-check.ts';

/** What the call takes; on the wire the password is called `password_hash`, though the server hashes it. */
export const Registration = signUp.body.refine(
  ({ name, email, password_hash: password }) => isHardToGuess(password, name, email),
  { path: ['password_hash'], error: easyToGuess },
);
