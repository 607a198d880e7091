/** Every failure a caller can meet: its HTTP status and the words a person sees. */
export const FAILURES = {
  invalid_input: { status: 400, text: 'Please check the highlighted fields.' },
  signed_out: { status: 401, text: 'Please sign in again.' },
  forbidden: { status: 403, text: 'Your role does not allow this.' },
  unverified: { status: 403, text: 'Please verify your e-mail address first.' },
  step_up: { status: 403, text: 'Please confirm your password to go on.' },
  organisation_suspended: { status: 403, text: 'This organisation is suspended. Please contact support.' },
  not_found: { status: 404, text: 'Not found.' },
  name_taken: { status: 409, text: 'This name is already in use.' },
  too_many_roles: { status: 409, text: 'An organisation can have at most 100 roles.' },
  site_in_use: { status: 409, text: 'This site is used by a batch and cannot be deleted.' },
  too_large: { status: 413, text: 'This is too large.' },
  wrong_content_type: { status: 415, text: 'Please send JSON.' },
  key_reused: { status: 422, text: 'This idempotency key was used for another request.' },
  too_often: { status: 429, text: 'Too many requests. Please wait a moment.' },
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
