/** Every failure a caller can meet: its HTTP status and the words a person sees. */
export const FAILURES = {
  invalid_input: { status: 400, text: 'Please check the highlighted fields.' },
  weak_password: { status: 400, text: 'This password is too easy to guess. Please choose another one.' },
  invalid_code: { status: 400, text: 'invalid code' },
  too_many_codes: { status: 400, text: 'One run can have at most 10,000,000 codes.' },
  wrong_level: { status: 400, text: 'The packaging has no level of this name, or the codes are of another.' },
  signed_out: { status: 401, text: 'Please sign in again.' },
  // The next three are texts of the specification, which the sign-in screen compares and shows as they are.
  invalid_credentials: { status: 401, text: 'invalid credentials' },
  wrong_code: { status: 401, text: 'invalid code' },
  forbidden: { status: 403, text: 'Your role does not allow this.' },
  unverified: { status: 403, text: 'Please verify your email address first.' },
  step_up: { status: 403, text: 'Please confirm your password to go on.' },
  organisation_suspended: { status: 403, text: 'This organisation is suspended. Please contact support.' },
  cross_site: { status: 403, text: 'This call cannot be opened as a page or from another site.' },
  not_found: { status: 404, text: 'Not found.' },
  name_taken: { status: 409, text: 'This name is already in use.' },
  too_many_roles: { status: 409, text: 'An organisation can have at most 100 roles.' },
  site_in_use: { status: 409, text: 'This site is used by a batch and cannot be deleted.' },
  lot_code_taken: { status: 409, text: 'This product already has a batch with this lot code.' },
  packaging_in_use: { status: 409, text: 'This packaging has codes and cannot be deleted.' },
  code_assigned: { status: 409, text: 'A code already belongs to another product or packaging.' },
  code_withdrawn: { status: 409, text: 'A code was withdrawn and cannot be packed.' },
  blank_unassigned: { status: 409, text: 'A blank code has to be assigned before it can hold anything.' },
  pack_too_small: { status: 409, text: 'A pack only goes into a larger one.' },
  packed_elsewhere: { status: 409, text: 'A code is already in another pack. Take it out first.' },
  parent_recalled: { status: 409, text: 'This pack is recalled. Nothing may be packed into it.' },
  work_done: { status: 409, text: 'This work is already printed or was cancelled.' },
  two_factor_on: { status: 409, text: 'The authenticator app is already on.' },
  owns_organisations: { status: 409, text: 'Some organisations have no other Owner and would be closed.' },
  too_large: { status: 413, text: 'This is too large.' },
  wrong_content_type: { status: 415, text: 'Please send JSON.' },
  key_reused: { status: 422, text: 'This idempotency key was used for another request.' },
  too_often: { status: 429, text: 'Too many requests. Please wait a moment.' },
  account_locked: { status: 429, text: 'account locked' },
  internal: { status: 500, text: 'Something went wrong on our side.' },
  busy: { status: 503, text: 'We are busy right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type FailureCode = keyof typeof FAILURES;

export function isFailureCode(text: string): text is FailureCode {
  return Object.hasOwn(FAILURES, text);
}

/** A failure we foresaw. Anything else that is thrown is a bug and becomes `internal`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly details: Record<string, unknown>;

  constructor(code: FailureCode, details: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return FAILURES[this.code].status;
  }
}

/** A call that failed and has words of its own for it. The cause is what went wrong, for who has to act on it. */
export class FailedCall extends Error {
  override readonly name = 'FailedCall';
}
