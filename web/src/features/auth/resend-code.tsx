import { useState } from 'react';
import { FailureText } from '../../ui/failure-text.tsx';
import { forgotPassword, sendCode } from './api.ts';
import { useSend } from './form/use-send.ts';

/** The server does not say whether the address has an account, so neither does the answer. */
export function ResendCode({ email, isForReset }: { email: string; isForReset: boolean }) {
  const { isBusy, error, send } = useSend();
  const [isSent, setSent] = useState(false);

  async function ask() {
    await (isForReset ? forgotPassword(email) : sendCode(email));
    setSent(true);
  }

  return (
    <>
      <button className="link link-alone" type="button" disabled={isBusy} onClick={() => void send(ask)}>
        Resend code
      </button>
      <FailureText of={error} />
      <output>
        {isSent && 'If this address waits for a code, a new one is on its way. We send one a minute at most.'}
      </output>
    </>
  );
}
