import { Link, useNavigate } from 'react-router';
import { resetPassword } from './api.ts';
import { AuthForm } from './form/auth-form.tsx';
import { NewPasswordField } from './form/new-password-field.tsx';
import { StartAgain } from './form/start-again.tsx';
import { forgetResetToken, resetToken } from './reset-token.ts';

export function ResetPassword() {
  const navigate = useNavigate();
  const token = resetToken();
  if (token === undefined) {
    return (
      <StartAgain title="Reset Password" to="/forgot-password" link="Ask for a code">
        A new password needs a code from a mail. If you have just given one, it was lost when this page was
        loaded again.
      </StartAgain>
    );
  }

  async function handleSubmit(token: string, password: string) {
    await resetPassword(token, password);
    await navigate('/login');
    forgetResetToken();
  }

  return (
    <AuthForm
      title="Reset Password"
      lead="With the new password you sign in anew, here and everywhere else."
      button="Set password"
      onSubmit={(typed) => handleSubmit(token, typed('password'))}
      after={
        <Link className="link link-alone" to="/login">
          Back to Login
        </Link>
      }
    >
      <NewPasswordField label="New password" />
    </AuthForm>
  );
}
