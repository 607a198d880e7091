import { useCallback, useEffect, useRef, useState } from 'react';
import { CameraPicture } from '../../scanner/camera/camera-picture.tsx';
import { CameraTrouble } from '../../scanner/camera/camera-trouble.tsx';
import { createSightings } from '../../scanner/camera/sightings.ts';
import { useCamera } from '../../scanner/camera/use-camera.ts';
import type { Decoder } from '../../scanner/decoder.ts';

/** Long enough to see the viewfinder close on the code. */
const HIT_MS = 220;

interface Props {
  onRead: (text: string) => void;
  loadDecoder: () => Promise<Decoder>;
}

/** Reads one code after another, each once while it is held before the camera. */
export function HallCamera({ onRead, loadDecoder }: Props) {
  const { camera, choose, fail } = useCamera();
  const [isNew] = useState(createSightings);
  const [hits, setHits] = useState(0);
  const [isHit, setHit] = useState(false);
  const decoder = useRef<Promise<Decoder>>(undefined);
  const loadOnce = useCallback(() => {
    const loading = decoder.current ?? loadDecoder();
    decoder.current = loading;
    return loading;
  }, [loadDecoder]);
  useEffect(() => {
    if (hits === 0) return undefined;
    const timer = setTimeout(() => setHit(false), HIT_MS);
    return () => clearTimeout(timer);
  }, [hits]);

  function handleRead(text: string) {
    if (!isNew(text, performance.now())) return;
    setHit(true);
    setHits((count) => count + 1);
    onRead(text);
  }

  if (camera.state === 'off')
    return (
      <div className="flex-1 p-2">
        <CameraTrouble trouble={camera.trouble} onRetry={() => choose()} />
      </div>
    );
  return (
    <CameraPicture
      shape="min-h-60 flex-1"
      camera={camera.state === 'on' ? camera : undefined}
      isHit={isHit}
      // Looking goes on while the viewfinder is closed.
      isReading
      loadDecoder={loadOnce}
      onRead={handleRead}
      onFail={() => {
        decoder.current = undefined;
        fail('no-reader');
      }}
      onChoose={choose}
    />
  );
}
