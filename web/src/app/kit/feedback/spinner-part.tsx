import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { FullScreenSpinner, Spinner } from '../../../ui/state/spinner.tsx';
import { Part } from '../part.tsx';

const SHOWN_MS = 2000;

export function SpinnerPart() {
  const [isShown, setShown] = useState(false);

  function show() {
    setShown(true);
    setTimeout(() => setShown(false), SHOWN_MS);
  }

  return (
    <Part title="Spinner" note="Fills the screen; only where nothing can be shown yet.">
      <div className="grid h-60 place-items-center rounded-card border border-line">
        <Spinner />
      </div>
      <Button className="mt-4" onClick={show}>
        Two seconds over the whole screen
      </Button>
      {isShown && <FullScreenSpinner />}
    </Part>
  );
}
