import { Trans } from '@lingui/react/macro';
import { type Code, parseCode } from '@qrigin/domain/qr';
import { useRef, useState } from 'react';
import { CameraPicture } from './camera/camera-picture.tsx';
import { CameraTrouble } from './camera/camera-trouble.tsx';
import { useCamera } from './camera/use-camera.ts';
import type { Decoder } from './decoder.ts';
import { TypedCode } from './typed-code.tsx';

/** Long enough to see the viewfinder close on the code. */
const SEEN_MS = 220;
const BUZZ_MS = 60;

interface Props {
  onCode: (code: Code) => void;
  loadDecoder: () => Promise<Decoder>;
}

/** Reads one code of ours, by camera, by hand scanner or typed. */
export function Scanner({ onCode, loadDecoder }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  const { camera, choose, fail } = useCamera();
  const [isHit, setHit] = useState(false);
  const [foreign, setForeign] = useState<string>();

  function handleRead(text: string) {
    const code = parseCode(text);
    setForeign(code === undefined ? text : undefined);
    if (code === undefined) return;
    setHit(true);
    // Not every browser can, and none needs to.
    navigator.vibrate?.(BUZZ_MS);
    setTimeout(() => onCode(code), SEEN_MS);
  }

  return (
    <div ref={whole} className="grid gap-5">
      {camera.state === 'off' ? (
        <CameraTrouble trouble={camera.trouble} onRetry={() => choose()} />
      ) : (
        <CameraPicture
          camera={camera.state === 'on' ? camera : undefined}
          isHit={isHit}
          loadDecoder={loadDecoder}
          onRead={handleRead}
          onFail={() => fail('no-reader')}
          onChoose={choose}
        />
      )}
      <output className="block text-14 empty:hidden">
        {foreign !== undefined && <NotOurs text={foreign} />}
      </output>
      <hr className="tear" />
      <TypedCode within={whole} onCode={onCode} action={<Trans>Check code</Trans>} />
    </div>
  );
}

/** Never a link: who knows where it leads. */
function NotOurs({ text }: { text: string }) {
  return (
    <div className="grid gap-1 rounded-control bg-warning-soft px-3.5 py-2.5 text-warning">
      <p className="font-semibold">
        <Trans>This is not a Qrigin code</Trans>
      </p>
      <p className="max-h-24 overflow-y-auto font-mono text-13 wrap-anywhere">{text}</p>
    </div>
  );
}
