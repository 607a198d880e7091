import { Trans } from '@lingui/react/macro';
import { setUpTwoFactor } from '@qrigin/domain/auth';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../../../../http/call.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../../ui/button/use-async-action.ts';
import { ConfirmApp } from './confirm-app.tsx';

type Key = z.output<typeof setUpTwoFactor.reply>;

/** First the key for the app, then a code from the app, which turns it on. */
export function SetUp({ onTurnedOn }: { onTurnedOn: (recoveryCodes: string[]) => void }) {
  const { isBusy, act } = useAsyncAction();
  const [key, setKey] = useState<Key>();

  if (key)
    return (
      <ConfirmApp
        secret={key.secret}
        address={key.otpauth_url}
        onTurnedOn={onTurnedOn}
        onCancel={() => setKey(undefined)}
      />
    );
  return (
    <>
      <p className="max-w-140 text-ink-2">
        <Trans>
          Add a second lock when you sign in: a code from an app on your phone that changes every 30 seconds.
        </Trans>
      </p>
      <Button
        className="justify-self-start"
        isBusy={isBusy}
        onClick={() => void act(async () => setKey(await call(setUpTwoFactor, {})))}
      >
        <Trans>Set up an authenticator app</Trans>
      </Button>
    </>
  );
}
