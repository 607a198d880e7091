import { Trans, useLingui } from '@lingui/react/macro';
import { signIn } from '@qrigin/domain/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../http/call.ts';
import { storeToken } from '../../http/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TextButton } from '../../ui/button/text-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { asFaultOfCode, isWrongCode } from './code/code-fault.ts';
import { CodeForm } from './code/code-form.tsx';
import { RecoveryForm } from './code/recovery-form.tsx';
import { AuthScreen } from './form/auth-screen.tsx';
import { OtherWay } from './form/other-way.tsx';
import { LoginFault } from './login-failure/login-fault.tsx';
import { useLoginFailure } from './login-failure/use-login-failure.ts';
import { withRedirect } from './redirect/with-redirect.ts';

interface Props {
  email: string;
  /** The password, or the ticket that replaces it. */
  password: string;
  redirect: string;
}

/** The last step of signing in when two-factor authentication is on. */
export function Verify2fa({ email, password, redirect }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const failure = useLoginFailure(redirect);
  const [isDone, setDone] = useState(false);
  const [hasLostApp, setLostApp] = useState(false);

  async function letIn(code: string) {
    const { token } = await call(signIn, { body: { email, password, code } });
    if (token === undefined) throw new Error('the answer holds no token');
    setDone(true);
    toast({ variant: 'success', title: t`OTP Verified` });
    storeToken(token);
    await navigate(redirect, { replace: true });
  }

  async function handleSubmit(code: string) {
    failure.forget();
    try {
      await letIn(code);
    } catch (error) {
      failure.tell(error, email);
      if (isWrongCode(error)) throw asFaultOfCode(error);
    }
  }

  function handleSwap() {
    failure.forget();
    setLostApp(!hasLostApp);
  }

  const others = (
    <>
      {!isWrongCode(failure.error) && <LoginFault error={failure.error} />}
      <ButtonLink size="l" to={withRedirect('/login', redirect)}>
        <Trans>Back to Login</Trans>
      </ButtonLink>
    </>
  );
  return (
    <AuthScreen title={t`Enter Verification Code`} lead={<Lead hasLostApp={hasLostApp} />}>
      {hasLostApp ? (
        <RecoveryForm onSubmit={handleSubmit}>{others}</RecoveryForm>
      ) : (
        <CodeForm onSubmit={handleSubmit} isDone={isDone}>
          {others}
        </CodeForm>
      )}
      <OtherWay>
        {hasLostApp ? <Trans>Found your phone?</Trans> : <Trans>Lost your phone?</Trans>}{' '}
        <TextButton onClick={handleSwap}>
          {hasLostApp ? <Trans>Use the code from your app</Trans> : <Trans>Use a recovery code</Trans>}
        </TextButton>
      </OtherWay>
    </AuthScreen>
  );
}

function Lead({ hasLostApp }: { hasLostApp: boolean }) {
  if (hasLostApp) return <Trans>You can sign in with one of your recovery codes instead.</Trans>;
  return (
    <Trans>
      The code was sent to your authentication app. Open it and enter the six digits it shows for Qrigin.
    </Trans>
  );
}
