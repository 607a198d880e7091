import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CameraOff } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import type { Trouble } from './open-camera.ts';

interface Props {
  trouble: Trouble;
  onRetry: () => void;
}

const TITLES = {
  refused: msg`The camera is blocked`,
  'in-use': msg`The camera is in use`,
  'no-reader': msg`The scanner did not load`,
  none: msg`No camera found`,
} satisfies Record<Trouble, MessageDescriptor>;

const ADVICE = {
  'in-use': msg`Another app or tab is using it. Close that one and try again.`,
  'no-reader': msg`Check your connection and try again.`,
  none: msg`Connect one and try again, or enter the code below.`,
} satisfies Record<Exclude<Trouble, 'refused'>, MessageDescriptor>;

/** Why the camera shows nothing, and what to do about it. */
export function CameraTrouble({ trouble, onRetry }: Props) {
  const { t } = useLingui();
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card bg-chrome p-5 text-15 text-chrome-ink-2 sm:p-6"
    >
      <CameraOff aria-hidden="true" className="size-7" />
      <h3 className="text-20 text-chrome-ink">{t(TITLES[trouble])}</h3>
      {trouble === 'refused' ? <HowToAllow /> : <p>{t(ADVICE[trouble])}</p>}
      <Button size="l" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function HowToAllow() {
  return (
    <ol className="grid list-decimal gap-1 pl-5 marker:text-chrome-ink-2">
      <li>
        <Trans>Select the icon to the left of the web address.</Trans>
      </li>
      <li>
        <Trans>Allow the camera for this website.</Trans>
      </li>
      <li>
        <Trans>Come back and try again, or enter the code below.</Trans>
      </li>
    </ol>
  );
}
