/** What the security log records, as `thing.what`. Screens have words for each of them. */
export const SECURITY_KINDS = [
  'account.verified',
  'sign-in.done',
  'sign-in.failed',
  'sign-in.locked',
  'two-factor.failed',
  'two-factor.on',
  'two-factor.off',
  'recovery-code.used',
  'password.reset-asked',
  'password.changed',
  'session.ended',
  'sessions.ended',
  'role.given',
  'role.removed',
  'member.suspended',
  'member.reinstated',
  'call.refused',
  'file.timed-out',
  'codes.guessed',
  'operator.suspend',
  'operator.resume',
  'operator.block',
  'operator.unblock',
  'operator.verify',
  'operator.unverify',
  'operator.new-code-key',
  'operator.write-codes',
  'operator.answered',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** What someone else may have tried with a person's account. */
export const ALARMING_KINDS = [
  'sign-in.failed',
  'sign-in.locked',
  'two-factor.failed',
] as const satisfies readonly SecurityKind[];
