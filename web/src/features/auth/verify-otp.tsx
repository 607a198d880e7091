import { Link, useNavigate, useSearchParams } from 'react-router';
import { keepToken } from '../../http/session.ts';
import { verifyOtp } from './api.ts';
import { AuthForm } from './form/auth-form.tsx';
import { CodeField } from './form/code-field.tsx';
import { StartAgain } from './form/start-again.tsx';
import { ResendCode } from './resend-code.tsx';
import { keepResetToken } from './reset-token.ts';

/** Takes the code from a mail, whichever it was for: to confirm the address, or to set a new password. */
export function VerifyOtp() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const email = query.get('email');
  if (email === null) {
    return (
      <StartAgain title="Verify OTP" to="/login" link="Login">
        This page takes the code that we mailed you. It does not know your address; log in, and it will.
      </StartAgain>
    );
  }

  async function handleSubmit(email: string, code: string) {
    const { token, purpose } = await verifyOtp(email, code);
    if (purpose === 'reset') {
      keepResetToken(token);
      await navigate('/reset-password');
    } else {
      keepToken(token);
      await navigate('/dashboard');
    }
  }

  return (
    <AuthForm
      title="Verify OTP"
      lead={
        <>
          Type the code that we mailed to <b>{email}</b>.
        </>
      }
      button="Verify"
      onSubmit={(typed) => handleSubmit(email, typed('code'))}
      after={
        <>
          <ResendCode email={email} isForReset={query.get('purpose') === 'reset'} />
          <Link className="link link-alone" to="/login">
            Back to Login
          </Link>
        </>
      }
    >
      <CodeField label="Code" />
    </AuthForm>
  );
}
