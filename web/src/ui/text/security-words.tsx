import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SecurityKind } from '@qrigin/domain/http';
import { Verbatim } from './verbatim.tsx';

const LABELS: Record<SecurityKind, MessageDescriptor> = {
  'account.verified': msg`Email address confirmed`,
  'sign-in.done': msg`Signed in`,
  'sign-in.failed': msg`Sign-in failed: wrong password`,
  'sign-in.locked': msg`Sign-in paused: too many wrong attempts`,
  'two-factor.failed': msg`Wrong two-factor code`,
  'two-factor.on': msg`Two-factor authentication turned on`,
  'two-factor.off': msg`Two-factor authentication turned off`,
  'recovery-code.used': msg`Recovery code used`,
  'password.reset-asked': msg`Password reset requested`,
  'password.changed': msg`Password changed`,
  'session.ended': msg`Logged out`,
  'sessions.ended': msg`Logged out everywhere else`,
  'role.given': msg`Role given:`,
  'role.removed': msg`Role removed:`,
  'member.suspended': msg`Suspended`,
  'member.reinstated': msg`Reinstated`,
  'call.refused': msg`Access denied`,
  'file.timed-out': msg`File check stopped: it took too long`,
  'codes.guessed': msg`Many unknown codes tried`,
  'operator.suspend': msg`We suspended the organisation`,
  'operator.resume': msg`We reinstated the organisation`,
  'operator.block': msg`We blocked public access`,
  'operator.unblock': msg`We restored public access`,
  'operator.verify': msg`We verified the organisation`,
  'operator.unverify': msg`We withdrew the verification`,
  'operator.new-code-key': msg`We added a code key`,
  'operator.write-codes': msg`We exported codes`,
  'operator.answered': msg`We answered a message`,
};

const isKnown = (kind: string): kind is SecurityKind => Object.hasOwn(LABELS, kind);

/** What happened, without the detail that is beside it; an event that has no words yet goes by its name. */
export function securityLabel(i18n: I18n, kind: string, detail: string | null): string {
  const label = TAKEN_DOWN[`${kind} ${detail}`] ?? (isKnown(kind) ? LABELS[kind] : undefined);
  return label ? i18n._(label) : kind;
}

/** Kinds whose detail says something to people: a role, a device. */
const DETAILED: readonly string[] = ['role.given', 'role.removed', 'session.ended'];

/** What was taken down, where it was not all of the organisation. */
const TAKEN_DOWN: Record<string, MessageDescriptor> = {
  'operator.block code': msg`We blocked one code`,
  'operator.block file': msg`We blocked one file`,
  'operator.unblock code': msg`We unblocked one code`,
  'operator.unblock file': msg`We unblocked one file`,
};

export const securityDetail = (kind: string, detail: string | null): string =>
  DETAILED.includes(kind) ? (detail ?? '') : '';

interface Props {
  kind: string;
  detail: string | null;
}

/** One event of the security log. */
export function SecurityWords({ kind, detail }: Props) {
  const { i18n } = useLingui();
  const shown = securityDetail(kind, detail);
  return (
    <>
      {securityLabel(i18n, kind, detail)}
      {shown !== '' && (
        <>
          {' '}
          <Verbatim text={shown} className="wrap-anywhere" />
        </>
      )}
    </>
  );
}
