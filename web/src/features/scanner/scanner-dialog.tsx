import { useLingui } from '@lingui/react/macro';
import type { Code } from '@qrigin/domain/qr';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type Decoder, loadDecoder as loadOwnDecoder } from './decoder.ts';
import { Scanner } from './scanner.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** A code of ours, in its tidy form. */
  onCode: (code: Code) => void;
  loadDecoder?: () => Promise<Decoder>;
}

/** The camera is on only while this is open. */
export function ScannerDialog({ isOpen, onClose, onCode, loadDecoder = loadOwnDecoder }: Props) {
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
    </Dialog>
  );
}
