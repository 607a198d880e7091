import { Link, useNavigate } from 'react-router';
import { Field } from '../../ui/field.tsx';
import { forgotPassword } from './api.ts';
import { AuthForm } from './form/auth-form.tsx';
import type { Typed } from './form/send-form.tsx';

export function ForgotPassword() {
  const navigate = useNavigate();

  async function handleSubmit(typed: Typed) {
    const email = typed('email');
    await forgotPassword(email);
    await navigate(`/verify-otp?${new URLSearchParams({ email, purpose: 'reset' })}`);
  }

  return (
    <AuthForm
      title="Forgot Password"
      lead="We mail you a code with which you can set a new one."
      button="Send code"
      onSubmit={handleSubmit}
      after={
        <Link className="link link-alone" to="/login">
          Back to Login
        </Link>
      }
    >
      <Field label="Email" name="email" type="email" autoComplete="username" required />
    </AuthForm>
  );
}
