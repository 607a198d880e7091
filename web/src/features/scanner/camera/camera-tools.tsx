import { Trans, useLingui } from '@lingui/react/macro';
import { Flashlight } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../../ui/state/show-failure.ts';
import { lightTorch, type OpenCamera } from './open-camera.ts';

interface Props {
  camera: OpenCamera;
  onChoose: (cameraId: string) => void;
}

const TOOL =
  'min-h-12 rounded-full border border-transparent bg-chrome/90 px-4 text-14 font-semibold text-chrome-ink outline-offset-2 focus-visible:outline-2 focus-visible:outline-chrome-accent';

/** The lamp and the choice of cameras, where there are any. */
export function CameraTools({ camera, onChoose }: Props) {
  const hasChoice = camera.cameras.length > 1;
  if (!camera.hasTorch && !hasChoice) return null;
  return (
    <div className="absolute inset-x-2 bottom-2 flex flex-wrap justify-center gap-2">
      {camera.hasTorch && <Torch stream={camera.stream} />}
      {hasChoice && <Choice camera={camera} onChoose={onChoose} />}
    </div>
  );
}

function Torch({ stream }: { stream: MediaStream }) {
  const [isLit, setLit] = useState(false);

  async function turn() {
    try {
      await lightTorch(stream, !isLit);
      setLit(!isLit);
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <button
      type="button"
      aria-pressed={isLit}
      onClick={() => void turn()}
      className={`${TOOL} inline-flex cursor-pointer items-center gap-2 aria-pressed:bg-chrome-ink aria-pressed:text-chrome`}
    >
      <Flashlight aria-hidden="true" className="size-4" />
      <Trans>Torch</Trans>
    </button>
  );
}

function Choice({ camera, onChoose }: Props) {
  const { t } = useLingui();
  const [track] = camera.stream.getVideoTracks();
  return (
    <select
      aria-label={t`Camera`}
      value={track?.getSettings().deviceId}
      onChange={(event) => onChoose(event.target.value)}
      className={`${TOOL} max-w-full cursor-pointer`}
    >
      {camera.cameras.map(({ deviceId, label }, index) => (
        <option key={deviceId} value={deviceId}>
          {label || t`Camera ${index + 1}`}
        </option>
      ))}
    </select>
  );
}
