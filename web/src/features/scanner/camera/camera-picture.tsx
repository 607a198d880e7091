import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Decoder } from '../decoder.ts';
import { CameraTools } from './camera-tools.tsx';
import type { OpenCamera } from './open-camera.ts';
import { useReading } from './use-reading.ts';

interface Props {
  camera: OpenCamera | undefined;
  /** A code of ours was read: the viewfinder closes on it. */
  isHit: boolean;
  /** Whether to look for codes; until one was read, unless it says. */
  isReading?: boolean;
  /** How large it is, and its corners. */
  shape?: string;
  loadDecoder: () => Promise<Decoder>;
  onRead: (text: string) => void;
  onFail: () => void;
  onChoose: (cameraId: string) => void;
}

/** What the camera sees, through a viewfinder. */
export function CameraPicture({
  camera,
  isHit,
  isReading = !isHit,
  shape = 'aspect-square rounded-card sm:aspect-4/3',
  loadDecoder,
  onRead,
  onFail,
  onChoose,
}: Props) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const stream = camera?.stream;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  useReading({ video, loadDecoder, isOn: camera !== undefined && isReading, onRead, onFail });
  return (
    <div className={classNames('relative overflow-hidden bg-chrome', shape)}>
      <video
        ref={video}
        aria-label={t`What the camera sees`}
        muted
        playsInline
        autoPlay
        className="absolute inset-0 size-full object-cover"
      />
      {/* Dark around the corners, which are white as most labels are. */}
      <div className="pointer-events-none absolute inset-0 grid place-items-center">
        <div
          data-hit={isHit || undefined}
          className={classNames(
            'brackets aspect-square h-3/5 rounded-card shadow-[0_0_0_100vmax_rgb(8_14_11/0.5)] [--arm:36px] [--corner:10px] [--weight:3px] before:transition-[inset,border-color] before:duration-150 before:ease-out',
            isHit ? '[--bracket:var(--chrome-accent)] [--gap:-6px]' : '[--bracket:#ffffff] [--gap:0px]',
          )}
        />
      </div>
      {camera && <CameraTools key={camera.stream.id} camera={camera} onChoose={onChoose} />}
    </div>
  );
}
