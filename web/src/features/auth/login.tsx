import { Link, useNavigate } from 'react-router';
import { keepToken } from '../../http/session.ts';
import { Field } from '../../ui/field.tsx';
import { signIn } from './api.ts';
import { AuthForm } from './form/auth-form.tsx';
import type { Typed } from './form/send-form.tsx';

/** `redirect` is where to go once signed in. */
export function Login({ redirect }: { redirect: string }) {
  const navigate = useNavigate();

  async function handleSubmit(typed: Typed) {
    const email = typed('email');
    const { token, ticket } = await signIn({ email, password: typed('password') });
    if (token !== undefined) {
      keepToken(token);
      await navigate(redirect);
    } else if (ticket !== undefined) {
      // The ticket stands for the password, which never goes into an address.
      await navigate(`/verify2FA?${new URLSearchParams({ redirect, email, password: ticket })}`);
    }
  }

  return (
    <AuthForm
      title="Login"
      lead="To your organisations."
      button="Login"
      onSubmit={handleSubmit}
      after={
        <>
          <Link className="link link-alone" to="/forgot-password">
            Forgot password?
          </Link>
          <p>
            No account yet?{' '}
            <Link className="link" to="/register">
              Register for free
            </Link>
          </p>
        </>
      }
    >
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
    </AuthForm>
  );
}
