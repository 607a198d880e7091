/** Every failure a caller can meet: its HTTP status and the words a person sees. */
export const FAILURES = {
  invalid_input: { status: 400, text: 'Check the highlighted fields.' },
  weak_password: { status: 400, text: 'This password is too easy to guess. Choose another one.' },
  columns_missing: { status: 400, text: 'Choose the columns that every file needs.' },
  invalid_code: { status: 400, text: 'invalid code' },
  too_many_codes: { status: 400, text: 'You can issue at most 10,000,000 codes in one run.' },
  wrong_level: {
    status: 400,
    text: 'This packaging has no level with that name, or the codes belong to another level.',
  },
  range_of_two_runs: {
    status: 400,
    text: 'The first and the last code are of different runs. Choose two codes of the same roll.',
  },
  range_reversed: { status: 400, text: 'The last code comes before the first one. Swap them.' },
  too_many_moves: {
    status: 400,
    text: 'More than 30,000 codes in this pack were moved by hand, too many to count. Look at the packs inside it instead.',
  },
  range_too_long: { status: 400, text: 'A range can have at most 10,000 codes. Choose a shorter one.' },
  wrong_name: { status: 400, text: 'This does not match the organisation’s name. Check it and try again.' },
  product_not_static: { status: 400, text: 'Only static products have to be activated.' },
  unknown_plan: { status: 400, text: 'This plan is not offered any more. Choose another one.' },
  payment_not_confirmed: {
    status: 400,
    text: 'We could not confirm this payment, so nothing was activated. If you have been charged, please contact us.',
  },
  file_refused: { status: 400, text: 'Files of this type or size are not accepted here.' },
  wrong_signature: { status: 401, text: 'This is not signed as it should be.' },
  signed_out: { status: 401, text: 'Sign in again to continue.' },
  // The next three are texts of the specification, which the sign-in screen compares and shows as they are.
  invalid_credentials: { status: 401, text: 'invalid credentials' },
  wrong_code: { status: 401, text: 'invalid code' },
  forbidden: { status: 403, text: 'Your role does not allow this.' },
  unverified: { status: 403, text: 'Verify your email address first.' },
  step_up: { status: 403, text: 'Confirm your password to continue.' },
  organisation_suspended: {
    status: 403,
    text: 'This organisation is suspended. Contact us to find out more.',
  },
  organisation_blocked: { status: 403, text: 'We have blocked this organisation. Please contact support.' },
  cross_site: {
    status: 403,
    text: 'This address cannot be opened as a page or called from another website.',
  },
  not_found: { status: 404, text: 'Not found.' },
  name_taken: { status: 409, text: 'This name is already in use.' },
  reference_taken: { status: 409, text: 'This reference is already in use.' },
  too_many_roles: {
    status: 409,
    text: 'An organisation can have at most 100 roles. Delete one to create another.',
  },
  too_many_sites: {
    status: 409,
    text: 'An organisation can have at most 1,000 sites. Delete one that you no longer use.',
  },
  too_many_vendors: {
    status: 409,
    text: 'An organisation can have at most 10,000 vendors. Delete one that you no longer use.',
  },
  too_many_providers: {
    status: 409,
    text: 'An organisation can have at most 1,000 certificate providers. Delete one that you no longer use.',
  },
  too_many_certificates: {
    status: 409,
    text: 'An organisation can have at most 10,000 certificates. Delete one that you no longer use.',
  },
  provider_in_use: {
    status: 409,
    text: 'This provider has certificates and cannot be deleted. Delete them or change their provider first.',
  },
  too_many_products: {
    status: 409,
    text: 'An organisation can have at most 50,000 products, including deleted ones. Please contact us if you need more.',
  },
  too_many_packagings: {
    status: 409,
    text: 'An organisation can have at most 1,000 packaging structures. Delete one that you no longer use.',
  },
  too_many_batches: {
    status: 409,
    text: 'An organisation can have at most 100,000 batches. Please contact us if you need more.',
  },
  too_many_rows: {
    status: 409,
    text: 'Your organisation has as many of these as it can have. Delete one that you no longer use.',
  },
  too_many_versions: {
    status: 409,
    text: 'Your organisation has as many versions of product details as it can have. Please contact us if you need more.',
  },
  nothing_to_publish: { status: 409, text: 'There is nothing to publish. Shoppers already see all of it.' },
  changed_meanwhile: {
    status: 412,
    text: 'Someone else has changed this in the meantime. Nothing was overwritten.',
  },
  details_too_large: {
    status: 413,
    text: 'This is more than one product page can hold. Shorten a text or remove a section.',
  },
  site_in_use: { status: 409, text: 'This site is used by a batch and cannot be deleted.' },
  lot_code_taken: { status: 409, text: 'This product already has a batch with this number.' },
  batch_in_use: {
    status: 409,
    text: 'This batch is used by codes or recalls and cannot be deleted.',
  },
  product_active: { status: 409, text: 'This product is already active.' },
  payment_not_set_up: { status: 409, text: 'Payment is not set up here yet. Please contact us.' },
  payment_pending: {
    status: 409,
    text: 'Your bank has not confirmed this payment yet. We will activate the product as soon as it does.',
  },
  too_many_payments: {
    status: 409,
    text: 'An organisation can have at most 100,000 payments. Please contact us if you need more.',
  },
  beta_over: {
    status: 409,
    text: 'Free activation is not available at the moment. Please contact us.',
  },
  packaging_in_use: { status: 409, text: 'This packaging already has codes, so it cannot be deleted.' },
  code_assigned: { status: 409, text: 'One of the codes already belongs to another product or packaging.' },
  code_withdrawn: { status: 409, text: 'One of the codes has been withdrawn and cannot be packed.' },
  blank_unassigned: {
    status: 409,
    text: 'Assign the blank code to a product before you pack anything into it.',
  },
  pack_too_small: { status: 409, text: 'A pack can only go into a larger pack.' },
  pack_full: { status: 409, text: 'This pack is full, and your organisation does not allow more in it.' },
  packed_elsewhere: { status: 409, text: 'One of the codes is already in another pack. Take it out first.' },
  parent_recalled: { status: 409, text: 'This pack has been recalled. You cannot pack anything into it.' },
  recall_ended: { status: 409, text: 'This recall has ended.' },
  not_recalled: { status: 409, text: 'This recall does not affect this code.' },
  too_many_recall_changes: {
    status: 409,
    text: 'The text of a recall can be changed at most 100 times. End it and open another one.',
  },
  too_many_recalls: {
    status: 409,
    text: 'An organisation can have at most 200 open recalls and 200 open mock recalls. End one, or open a wider recall that covers several.',
  },
  too_many_recalls_ever: {
    status: 409,
    text: 'An organisation can have at most 20,000 recalls and 20,000 mock recalls, including those that have ended. Please contact us if you need more.',
  },
  too_many_recalls_of_target: {
    status: 409,
    text: 'This already has 5 open recalls, or 5 open mock recalls. End one first. For a code, run or batch, you can open one wider recall instead.',
  },
  work_done: { status: 409, text: 'This print job has already been printed or was cancelled.' },
  two_factor_on: { status: 409, text: 'Two-factor authentication is already on.' },
  owns_organisations: {
    status: 409,
    text: 'Some of your organisations have no other Owner and would be closed.',
  },
  role_in_use: {
    status: 409,
    text: 'You cannot delete this role while people have it or roles are below it.',
  },
  already_member: { status: 409, text: 'You are already a member of this organisation.' },
  join_open: {
    status: 409,
    text: 'You have already asked to join this organisation. Please wait for an answer.',
  },
  too_many_joins: { status: 409, text: 'You can ask to join at most 5 organisations at a time.' },
  join_paused: { status: 409, text: 'You cannot ask this organisation again yet.' },
  join_decided: {
    status: 409,
    text: 'This request has already been answered, was withdrawn or has expired.',
  },
  last_owner: {
    status: 409,
    text: 'You are the last Owner. Hand over ownership first, or close the organisation.',
  },
  not_a_member: { status: 409, text: 'This person is not a member of the organisation.' },
  offer_ended: { status: 409, text: 'This offer has already been answered, was withdrawn or has expired.' },
  too_many_organisations: {
    status: 409,
    text: 'You can own at most 10 organisations. One you closed still counts for 30 days. Hand one over first.',
  },
  subdomain_unavailable: { status: 409, text: 'This name is not available. Choose another one.' },
  too_many_subdomains: {
    status: 409,
    text: 'An organisation can have at most 20 subdomains. Remove one to add another.',
  },
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
  store_full: { status: 409, text: 'This organisation has no storage left for files.' },
  export_under_way: {
    status: 409,
    text: 'An export is already under way. You can ask for another one when it is ready.',
  },
  export_too_large: {
    status: 409,
    text: 'This organisation has more than 100 million codes, which is more than an export can hold. Contact us, and we will help.',
  },
  too_many_exports: {
    status: 409,
    text: 'You have asked for 3 exports in the last 24 hours. Download one of them, or try again tomorrow.',
  },
  export_not_ready: { status: 409, text: 'This export is not ready.' },
  import_under_way: {
    status: 409,
    text: 'Another import is under way. Wait until it is finished, then try again.',
  },
  too_many_imports: {
    status: 409,
    text: 'You have started 50 imports in the last 24 hours. Try again tomorrow.',
  },
  import_not_ready: {
    status: 409,
    text: 'This import cannot be stored. Check the file again.',
  },
  too_large: { status: 413, text: 'This is too large.' },
  wrong_content_type: { status: 415, text: 'Send the request as JSON.' },
  key_reused: { status: 422, text: 'This idempotency key was used for another request.' },
  too_often: { status: 429, text: 'Too many requests. Wait a moment, then try again.' },
  account_locked: { status: 429, text: 'account locked' },
  internal: { status: 500, text: 'Something went wrong on our side. Try again in a moment.' },
  public_files_off: {
    status: 503,
    text: 'You cannot upload public files right now because we cannot check them safely. Please contact us.',
  },
  payment_provider_down: {
    status: 503,
    text: 'We cannot reach our payment provider right now. Try again in a moment. You will not be charged twice.',
  },
  busy: { status: 503, text: 'We are busy right now. Try again in a moment.' },
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

/** A call that failed, with its own message. The cause is what went wrong, for whoever has to act on it. */
export class FailedCall extends Error {
  override readonly name = 'FailedCall';
}
