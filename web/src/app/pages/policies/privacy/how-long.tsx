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
          We keep your account and notifications until you delete your account. We keep an organisation’s
          audit log for as long as the organisation exists. Printed codes keep working, so we keep codes, what
          they belong to and recalls permanently, even after an organisation closes.
        </Trans>
      </p>
      <p>
        <Trans>Backups may contain deleted data for a while longer. Ask us for how long.</Trans>
      </p>
    </>
  );
}
