/** Every failure a caller can meet: its HTTP status and the words a person sees. */
export const FAILURES = {
  invalid_input: { status: 400, text: 'Please check the highlighted fields.' },
  weak_password: { status: 400, text: 'This password is too easy to guess. Please choose another one.' },
  invalid_code: { status: 400, text: 'invalid code' },
  too_many_codes: { status: 400, text: 'One run can have at most 10,000,000 codes.' },
  wrong_level: { status: 400, text: 'The packaging has no level of this name, or the codes are of another.' },
  wrong_name: { status: 400, text: 'This is not the name of the organisation.' },
  file_refused: { status: 400, text: 'A file of this kind or size cannot be taken here.' },
  signed_out: { status: 401, text: 'Please sign in again.' },
  // The next three are texts of the specification, which the sign-in screen compares and shows as they are.
  invalid_credentials: { status: 401, text: 'invalid credentials' },
  wrong_code: { status: 401, text: 'invalid code' },
  forbidden: { status: 403, text: 'Your role does not allow this.' },
  unverified: { status: 403, text: 'Please verify your email address first.' },
  step_up: { status: 403, text: 'Please confirm your password to go on.' },
  organisation_suspended: { status: 403, text: 'This organisation is suspended. Please contact support.' },
  organisation_blocked: { status: 403, text: 'We have blocked this organisation. Please contact support.' },
  cross_site: { status: 403, text: 'This call cannot be opened as a page or from another site.' },
  not_found: { status: 404, text: 'Not found.' },
  name_taken: { status: 409, text: 'This name is already in use.' },
  too_many_roles: { status: 409, text: 'An organisation can have at most 100 roles.' },
  too_many_sites: {
    status: 409,
    text: 'An organisation can have at most 1,000 sites. Delete one that you no longer use.',
  },
  too_many_products: {
    status: 409,
    text: 'An organisation can have at most 10,000 products, including deleted ones. Please contact us if you need more.',
  },
  too_many_packagings: {
    status: 409,
    text: 'An organisation can have at most 1,000 packaging structures. Delete one that you no longer use.',
  },
  too_many_batches: {
    status: 409,
    text: 'An organisation can have at most 100,000 batches. Please contact us if you need more.',
  },
  site_in_use: { status: 409, text: 'This site is used by a batch and cannot be deleted.' },
  lot_code_taken: { status: 409, text: 'This product already has a batch with this lot code.' },
  packaging_in_use: { status: 409, text: 'This packaging has codes and cannot be deleted.' },
  code_assigned: { status: 409, text: 'A code already belongs to another product or packaging.' },
  code_withdrawn: { status: 409, text: 'A code was withdrawn and cannot be packed.' },
  blank_unassigned: { status: 409, text: 'A blank code has to be assigned before it can hold anything.' },
  pack_too_small: { status: 409, text: 'A pack only goes into a larger one.' },
  packed_elsewhere: { status: 409, text: 'A code is already in another pack. Take it out first.' },
  parent_recalled: { status: 409, text: 'This pack is recalled. Nothing may be packed into it.' },
  too_many_recalls: {
    status: 409,
    text: 'An organisation can have at most 200 open recalls and 200 open mock recalls. End one, or open a wider recall that covers several.',
  },
  too_many_recalls_of_target: {
    status: 409,
    text: 'This already has 5 open recalls, or 5 open mock recalls. End one first. For a code, run or batch, you can open one wider recall instead.',
  },
  work_done: { status: 409, text: 'This work is already printed or was cancelled.' },
  two_factor_on: { status: 409, text: 'The authenticator app is already on.' },
  owns_organisations: { status: 409, text: 'Some organisations have no other Owner and would be closed.' },
  role_in_use: { status: 409, text: 'People hold this role, or roles are below it. It cannot be deleted.' },
  already_member: { status: 409, text: 'You work in this organisation already.' },
  join_open: { status: 409, text: 'You have asked this organisation already. Please wait for its answer.' },
  too_many_joins: { status: 409, text: 'You can ask at most 5 organisations at a time.' },
  join_paused: { status: 409, text: 'You cannot ask this organisation again yet.' },
  join_decided: { status: 409, text: 'This request was already answered, cancelled or has run out.' },
  last_owner: { status: 409, text: 'You are the last Owner. Hand the organisation over first, or close it.' },
  not_a_member: { status: 409, text: 'This person does not work in the organisation.' },
  offer_ended: { status: 409, text: 'This offer was taken back, answered or has run out.' },
  too_many_organisations: {
    status: 409,
    text: 'You can own at most 10 organisations. One you closed still counts for 30 days. Hand one over first.',
  },
  subdomain_unavailable: { status: 409, text: 'This name cannot be had. Please choose another one.' },
  too_many_subdomains: { status: 409, text: 'An organisation can have at most 20 subdomains.' },
  unverified_subdomains: {
    status: 409,
    text: 'An organisation can have up to 2 subdomains until we verify it. Please contact us to get verified.',
  },
  too_many_names: {
    status: 409,
    text: 'You have used too many subdomain names. A name you remove still counts for 180 days. Add one of those again, or please contact us.',
  },
  file_not_ready: { status: 409, text: 'This file is still being checked, or was not accepted.' },
  too_many_uploads: {
    status: 409,
    text: 'Too many uploads have been started and not finished. Wait an hour, then try again.',
  },
  upload_unfinished: {
    status: 409,
    text: 'We are still checking another upload. Try again in a moment, or include the exact size in bytes.',
  },
  store_full: { status: 409, text: 'There is no room left for files of this organisation.' },
  too_large: { status: 413, text: 'This is too large.' },
  wrong_content_type: { status: 415, text: 'Please send JSON.' },
  key_reused: { status: 422, text: 'This idempotency key was used for another request.' },
  too_often: { status: 429, text: 'Too many requests. Please wait a moment.' },
  account_locked: { status: 429, text: 'account locked' },
  internal: { status: 500, text: 'Something went wrong on our side.' },
  public_files_off: {
    status: 503,
    text: 'You cannot upload public files right now because we cannot check them safely. Please contact us.',
  },
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
