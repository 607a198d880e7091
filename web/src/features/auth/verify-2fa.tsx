import { Link, useNavigate } from 'react-router';
import { keepToken } from '../../http/session.ts';
import { Field } from '../../ui/field.tsx';
import { signIn } from './api.ts';
import { AuthForm } from './form/auth-form.tsx';
import type { Typed } from './form/send-form.tsx';

interface Props {
  email: string;
  /** The password, or the ticket that stands for it. */
  password: string;
  redirect: string;
}

/** The last step of signing in when the second factor is on. */
export function Verify2fa({ email, password, redirect }: Props) {
  const navigate = useNavigate();

  async function handleSubmit(typed: Typed) {
    const code = typed('code').replaceAll(/\s/g, '').toUpperCase();
    const { token } = await signIn({ email, password, code });
    if (token === undefined) return;
    keepToken(token);
    await navigate(redirect);
  }

  return (
    <AuthForm
      title="Enter Verification Code"
      lead="The code was sent to your authentication app. Open it and type the six digits that it shows for Qrigin."
      button="Verify"
      onSubmit={handleSubmit}
      after={
        <Link className="link link-alone" to="/login">
          Back to Login
        </Link>
      }
    >
      <Field
        label="Code"
        hint="Without the app, use one of your recovery codes."
        name="code"
        className="input mono"
        autoComplete="one-time-code"
        required
      />
    </AuthForm>
  );
}
