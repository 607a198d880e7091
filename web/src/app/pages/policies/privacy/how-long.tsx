import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

/** As server/src/queue/sweep.ts does it. */
const TERMS = [
  msg`Codes that we mail to you: a day after they have run out.`,
  msg`The list of mails that we sent, with their addresses: 30 days.`,
  msg`Sessions: 30 days after they have run out.`,
  msg`Notes that keep a request from being done twice: seven days.`,
  msg`Counters of attempts: until they have run out.`,
] as const;

export function HowLong() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>Every night the site deletes what has served its time:</Trans>
      </p>
      <ul>
        {TERMS.map((term) => (
          <li key={term.id}>{t(term)}</li>
        ))}
      </ul>
      <p>
        <Trans>
          Your account is kept until you delete it. Scans, the record of what was done in an organisation, and
          messages from the contact form are not deleted by themselves; the operator decides about them.
          Copies for the case of an accident may hold deleted things for a while longer; ask the operator for
          how long.
        </Trans>
      </p>
    </>
  );
}
