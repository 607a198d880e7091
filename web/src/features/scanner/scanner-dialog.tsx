import { Trans, useLingui } from '@lingui/react/macro';
import type { Code } from '@qrigin/domain/qr';
import { PackageOpen } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type Decoder, loadDecoder as loadOwnDecoder } from './decoder.ts';
import { Scanner } from './scanner.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** A code of ours, in its tidy form. */
  onCode: (code: Code) => void;
  /** Where many codes are scanned one after another, for those who pack. */
  packTo?: string | undefined;
  loadDecoder?: () => Promise<Decoder>;
}

/** The camera is on only while this is open. */
export function ScannerDialog({ isOpen, onClose, onCode, packTo, loadDecoder = loadOwnDecoder }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isFocusOnFrame
      title={t`Scan a code`}
      description={t`Hold the code inside the frame.`}
    >
      <Scanner onCode={onCode} loadDecoder={loadDecoder} />
      {packTo !== undefined && (
        <ButtonLink
          to={packTo}
          onClick={onClose}
          size="l"
          icon={<PackageOpen aria-hidden="true" />}
          className="mt-5 w-full"
        >
          <Trans>Pack instead</Trans>
        </ButtonLink>
      )}
    </Dialog>
  );
}
