import './two-factor.css';
import { useState } from 'react';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

interface Props {
  isOn: boolean;
  /** The recovery codes were seen, and the second factor is on from now. */
  onDone: () => void;
}

/** The authenticator app: off, being set up, just turned on with its recovery codes, or on. */
export function TwoFactor({ isOn, onDone }: Props) {
  const [codes, setCodes] = useState<string[]>();

  function handleSeen() {
    setCodes(undefined);
    onDone();
  }

  if (codes) return <RecoveryCodes codes={codes} onSeen={handleSeen} />;
  if (isOn) return <p className="two-factor-on">On. Signing in asks for a code from your app.</p>;
  return <SetUp onTurnedOn={setCodes} />;
}
