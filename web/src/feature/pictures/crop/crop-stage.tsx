import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { type Cut, MAX_ZOOM, ratioOf } from './crop-choice.ts';
import { useLocalAddress } from './use-local-address.ts';

/** Fetched when someone crops: most people never do. */
const CropTool = lazy(async () => ({ default: (await import('./crop-tool.tsx')).CropTool }));

interface Props {
  file: File;
  cut: Cut;
  onChange: (changed: Partial<Cut>) => void;
}

/** The picture and the frame over it. */
export function CropStage({ file, cut, onChange }: Props) {
  const { t } = useLingui();
  const address = useLocalAddress(file);
  const [natural, setNatural] = useState(1);
  return (
    // Dark in both themes: a picture is judged best without light around it.
    <div className="relative h-[min(46dvh,420px)] overflow-hidden rounded-card bg-chrome">
      <Suspense fallback={<Loading />}>
        {address === undefined ? (
          <Loading />
        ) : (
          <CropTool
            address={address}
            label={t`Part of the picture. Move it with the arrow keys.`}
            ratio={ratioOf(cut, natural)}
            zoom={cut.zoom}
            maxZoom={MAX_ZOOM}
            position={cut.position}
            onMove={(position) => onChange({ position })}
            onZoom={(zoom) => onChange({ zoom })}
            onLoaded={setNatural}
            onArea={(area) => onChange({ area })}
          />
        )}
      </Suspense>
    </div>
  );
}

function Loading() {
  return (
    <p className="absolute inset-0 grid place-items-center text-15 text-chrome-ink">
      <Trans>Loading…</Trans>
    </p>
  );
}
