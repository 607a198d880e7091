import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Keyboard, ScanBarcode } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { type Decoder, loadDecoder as loadOwnDecoder } from '../../scanner/decoder.ts';
import { TypedCode } from '../../scanner/typed-code.tsx';
import { usePackingSettings } from '../signals/packing-settings.ts';
import { HallCamera } from './hall-camera.tsx';

interface Props {
  /** What was scanned or typed, as it is. */
  onRead: (text: string) => void;
  loadDecoder?: () => Promise<Decoder>;
}

const TOOL =
  'inline-flex min-h-12 flex-1 cursor-pointer items-center justify-center gap-2 rounded-full bg-white/10 px-2 text-16 whitespace-nowrap font-semibold text-chrome-ink outline-offset-2 focus-visible:outline-3 focus-visible:outline-chrome-ink aria-pressed:bg-chrome-ink aria-pressed:text-black [&_svg]:size-6';

/** Ways to read a code beside the hand scanner, which is heard wherever the focus is: the camera, and typing. */
export function ScanStation({ onRead, loadDecoder = loadOwnDecoder }: Props) {
  const { t } = useLingui();
  const [isTyping, setTyping] = useState(false);
  const typing = useRef<HTMLDivElement>(null);
  const isPhone = useMedia('(pointer: coarse)');
  const chosen = usePackingSettings((settings) => settings.isCameraOn);
  const isCameraOn = chosen ?? isPhone;

  return (
    <div className="flex flex-1 flex-col">
      {isCameraOn ? <HallCamera onRead={onRead} loadDecoder={loadDecoder} /> : <ForHandScanner />}
      <div className="flex gap-2 px-4 py-2 max-[350px]:px-2">
        <button
          type="button"
          className={TOOL}
          aria-pressed={isCameraOn}
          onClick={() => usePackingSettings.setState({ isCameraOn: !isCameraOn })}
        >
          <Camera aria-hidden="true" />
          <Trans>Camera</Trans>
        </button>
        <button type="button" className={TOOL} aria-haspopup="dialog" onClick={() => setTyping(true)}>
          <Keyboard aria-hidden="true" />
          <Trans>Type a code</Trans>
        </button>
      </div>
      <Dialog isOpen={isTyping} onClose={() => setTyping(false)} title={t`Type a code`}>
        <div ref={typing}>
          <TypedCode
            within={typing}
            action={<Trans>Use code</Trans>}
            onCode={(code) => {
              setTyping(false);
              onRead(code);
            }}
          />
        </div>
      </Dialog>
    </div>
  );
}

function ForHandScanner() {
  return (
    <div className="grid min-h-40 flex-1 place-content-center justify-items-center gap-3 p-6 text-center">
      <ScanBarcode
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-20 text-chrome-accent max-[350px]:size-14"
      />
      <p className="text-chrome-ink-2">
        <Trans>Scan with a hand scanner, or turn on the camera.</Trans>
      </p>
    </div>
  );
}
