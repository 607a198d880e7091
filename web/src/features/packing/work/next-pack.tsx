import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { Tally, Work } from '../desk/desk-state.ts';
import { HallButton } from './hall-button.tsx';

interface Props {
  work: Work;
  tally: Tally;
  onNext: () => void;
}

/** A check is made to find what is missing: nobody goes on past that without being told. */
export function NextPack({ work, tally, onNext }: Props) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const left = (tally.of ?? 0) - tally.count;
  const isBegun = work.job === 'check' && tally.count > 0;
  return (
    <>
      <HallButton
        variant={tally.isDone ? 'main' : 'plain'}
        onClick={isBegun && left > 0 ? () => setAsking(true) : onNext}
      >
        <Trans>Next pack</Trans>
      </HallButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onNext}
        variant="primary"
        size="l"
        title={t`Go to the next pack?`}
        confirmLabel={<Trans>Go to next pack</Trans>}
      >
        <Plural
          value={left}
          _0="Everything in this pack has been checked."
          one="# pack in it has not been checked. It may be missing."
          other="# packs in it have not been checked. They may be missing."
        />
      </ConfirmDialog>
    </>
  );
}
