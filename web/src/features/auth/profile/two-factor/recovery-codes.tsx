import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Button } from '../../../../ui/button/button.tsx';
import { CopyButton } from '../../../../ui/button/copy-button.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { inFours } from '../../../../ui/text/in-fours.ts';

interface Props {
  codes: readonly string[];
  onSeen: () => void;
}

/** Shown once: only their hashes are stored. */
export function RecoveryCodes({ codes, onSeen }: Props) {
  const { t } = useLingui();
  const asText = codes.join('\n');
  return (
    <>
      <p className="max-w-140">
        <Trans>
          Keep these recovery codes somewhere other than your phone. Each one lets you sign in once without
          the app. We will not show them again.
        </Trans>
      </p>
      <ul
        aria-label={t`Recovery codes`}
        className="grid list-none gap-x-8 gap-y-1 rounded-control bg-sunken px-4 py-3 font-mono text-14 lg:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere" translate="no">
            {inFours(code)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={asText} label={<Trans>Copy all</Trans>} />
        <Button
          icon={<Download aria-hidden="true" />}
          onClick={() =>
            saveFile('qrigin-recovery-codes.txt', new Blob([`${asText}\n`], { type: 'text/plain' }))
          }
        >
          <Trans>Download</Trans>
        </Button>
        <Button onClick={onSeen}>
          <Trans>I’ve saved them</Trans>
        </Button>
      </div>
    </>
  );
}
