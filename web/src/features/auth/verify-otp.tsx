import { Trans, useLingui } from '@lingui/react/macro';
import { verifyOtp } from '@qrigin/domain/auth';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../http/call.ts';
import { storeToken } from '../../http/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { asFaultOfCode } from './code/code-fault.ts';
import { CodeForm } from './code/code-form.tsx';
import { ResendCode } from './code/resend-code.tsx';
import { AuthScreen } from './form/auth-screen.tsx';
import { StartAgain } from './form/start-again.tsx';
import { useRedirect } from './redirect/use-redirect.ts';
import { withRedirect } from './redirect/with-redirect.ts';
import { keepResetPass } from './reset-pass.ts';

/** Takes the code from an email, whichever it was for: to confirm the address, or to set a new password. */
export function VerifyOtp() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const email = query.get('email');
  if (email) return <MailedCode email={email} isForReset={query.get('purpose') === 'reset'} />;
  return (
    <StartAgain title={t`Verify OTP`} to="/login" link={t`Login`}>
      <Trans>
        This is where you enter the code we emailed you. Sign in first, so we know which email address it is
        for.
      </Trans>
    </StartAgain>
  );
}

function MailedCode({ email, isForReset }: { email: string; isForReset: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const redirect = useRedirect();
  const [isDone, setDone] = useState(false);
  const address = <Verbatim text={email} className="font-semibold text-ink" />;

  async function handleSubmit(code: string) {
    const { token, purpose } = await call(verifyOtp, { query: { email, otp: code } }).catch(
      (error: unknown) => {
        throw asFaultOfCode(error);
      },
    );
    setDone(true);
    toast({ variant: 'success', title: t`OTP Verified` });
    if (purpose === 'reset') keepResetPass({ token, email, isFirst: !isForReset });
    else storeToken(token);
    await navigate(purpose === 'reset' ? '/reset-password' : redirect, { replace: true });
  }

  return (
    <AuthScreen
      title={t`Verify OTP`}
      lead={<Trans>Enter the code we emailed to {address}. It is valid for ten minutes.</Trans>}
    >
      <CodeForm onSubmit={handleSubmit} isDone={isDone}>
        <ButtonLink size="l" to={withRedirect('/login', redirect)}>
          <Trans>Back to Login</Trans>
        </ButtonLink>
      </CodeForm>
      <ResendCode email={email} isForReset={isForReset} />
    </AuthScreen>
  );
}
