import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { CropChoice, Cut } from './crop-choice.ts';
import { CropControls } from './crop-controls.tsx';
import { CropStage } from './crop-stage.tsx';

interface Props {
  file: File;
  /** How it was cut the last time. */
  choice: CropChoice | undefined;
  onCrop: (choice: CropChoice) => Promise<void>;
  onClose: () => void;
}

const WHOLE = { shape: 'free', stretch: 0, zoom: 1, position: { x: 0, y: 0 } } as const;

/** Which part of a picture is shown. */
export function CropDialog({ file, choice, onCrop, onClose }: Props) {
  const { t } = useLingui();
  const [cut, setCut] = useState<Cut>(choice ?? WHOLE);
  const { isBusy, act } = useAsyncAction();
  const change = (changed: Partial<Cut>) => setCut((before) => ({ ...before, ...changed }));
  const { area } = cut;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="l"
      isFocusOnFrame
      title={t`Crop picture`}
      footer={
        <>
          <Button size="l" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            size="l"
            isBusy={isBusy}
            disabled={!area}
            onClick={() =>
              void act(async () => {
                if (!area) return;
                await onCrop({ ...cut, area });
                onClose();
              })
            }
          >
            <Trans>Crop picture</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <CropStage file={file} cut={cut} onChange={change} />
        <CropControls cut={cut} onChange={change} />
      </div>
    </Dialog>
  );
}
