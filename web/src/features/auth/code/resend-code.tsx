import { Plural, Trans } from '@lingui/react/macro';
import { forgotPassword, sendCode } from '@qrigin/domain/auth';
import { useState } from 'react';
import { call } from '../../../http/call.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { showFailure } from '../../../ui/state/show-failure.ts';
import { OtherWay } from '../form/other-way.tsx';
import { codeSentAt, noteCodeSent } from './code-sent.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** The server sends one code a minute. */
const WAIT_MS = 60_000;

/** The server does not say whether the address has an account, so neither does the answer. */
export function ResendCode({ email, isForReset }: { email: string; isForReset: boolean }) {
  const [sentAt, setSentAt] = useState(() => codeSentAt(email));
  const [isResent, setResent] = useState(false);
  const secondsLeft = useSecondsUntil(sentAt + WAIT_MS);

  async function resend() {
    noteCodeSent(email);
    setSentAt(codeSentAt(email));
    try {
      await call(isForReset ? forgotPassword : sendCode, { query: { email } });
      setResent(true);
    } catch (error) {
      setSentAt(0);
      showFailure(error);
    }
  }

  const isWaiting = secondsLeft > 0;
  return (
    <div className="grid gap-1">
      <OtherWay>
        <Trans>No email yet?</Trans>{' '}
        {/* Not `disabled`, which would throw the focus of a keyboard to the top of the page. */}
        <TextButton aria-disabled={isWaiting} onClick={isWaiting ? undefined : () => void resend()}>
          <Trans>Resend code</Trans>
        </TextButton>
        {/* Seen only: read out, it would interrupt every second. */}
        {isWaiting && (
          <span aria-hidden="true" className="tabular-nums">
            {' '}
            <Plural value={secondsLeft} one="in # second" other="in # seconds" />
          </span>
        )}
      </OtherWay>
      <output className="text-center text-14 text-ink-3">
        {isResent && (
          <Trans>
            If this address is waiting for a code, a new one is on its way. We send at most one a minute.
          </Trans>
        )}
      </output>
    </div>
  );
}
