import { Failure } from '@qrigin/domain/errors';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureText } from '../../../ui/failure-text.tsx';
import { setUpTwoFactor } from '../api.ts';
import { useSend } from '../form/use-send.ts';
import { ConfirmApp } from './confirm-app.tsx';

type Key = Awaited<ReturnType<typeof setUpTwoFactor>>;

/** First the key for the app, then a code from the app, which turns it on. */
export function SetUp({ onTurnedOn }: { onTurnedOn: (recoveryCodes: string[]) => void }) {
  const [key, setKey] = useState<Key>();
  const { isBusy, error, send } = useSend();

  if (key) return <ConfirmApp secret={key.secret} address={key.otpauth_url} onTurnedOn={onTurnedOn} />;
  const isSessionOld = error instanceof Failure && error.code === 'step_up';
  return (
    <>
      <p>Off. An app on your phone can add a second lock: a code that changes every half minute.</p>
      <FailureText of={error} />
      {isSessionOld ? (
        <Link className="button button-line" to="/login?redirect=/dashboard">
          Login again
        </Link>
      ) : (
        <button
          className="button button-line"
          type="button"
          disabled={isBusy}
          onClick={() => void send(async () => setKey(await setUpTwoFactor()))}
        >
          Set up an authenticator app
        </button>
      )}
    </>
  );
}
