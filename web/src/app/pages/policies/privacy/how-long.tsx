import { Trans } from '@lingui/react/macro';
import { Terms } from './terms-table.tsx';

export function HowLong() {
  return (
    <>
      <p>
        <Trans>Every night we delete what is no longer needed:</Trans>
      </p>
      <Terms />
      <p>
        <Trans>
          Your account and your notifications are kept until you delete your account. The audit log of an
          organisation is kept for as long as the organisation exists. Printed codes never stop working, so
          codes, what they belong to and recalls are kept permanently, even after an organisation has closed.
        </Trans>
      </p>
      <p>
        <Trans>Backups may contain deleted data for a while longer. Ask us for how long.</Trans>
      </p>
    </>
  );
}
