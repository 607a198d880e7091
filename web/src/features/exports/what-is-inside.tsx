import { Trans } from '@lingui/react/macro';
import { EXPORT_KEPT_DAYS, EXPORTS_A_DAY, EXPORTS_KEPT } from '@qrigin/domain/exports';

/** What the archive holds, what it does not, and how long it can be downloaded. */
export function WhatIsInside() {
  return (
    <div className="grid max-w-140 gap-3 text-ink-2">
      <p>
        <Trans>One ZIP archive in open formats that other programs can read:</Trans>
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <Trans>
            products with their details, batches, packaging, vendors, certificates, sites and recalls
          </Trans>
        </li>
        <li>
          <Trans>every code as it is printed, with its status and the pack it is in</Trans>
        </li>
        <li>
          <Trans>people with their roles, payments, subdomains, scans and the audit log</Trans>
        </li>
        <li>
          <Trans>every file you have uploaded, and a list with a checksum for each file</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          It contains no passwords and no secret keys. You can start {EXPORTS_A_DAY} exports a day. We keep
          the newest {EXPORTS_KEPT} for {EXPORT_KEPT_DAYS} days. Keep the archive somewhere safe, because it
          names your people.
        </Trans>
      </p>
    </div>
  );
}
