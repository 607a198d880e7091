import { Profile } from '@qrigin/domain/auth';
import { Link, useNavigate } from 'react-router';
import { Field } from '../../ui/field.tsx';
import { signUp } from './api.ts';
import { AuthForm } from './form/auth-form.tsx';
import { NewPasswordField } from './form/new-password-field.tsx';
import type { Typed } from './form/send-form.tsx';

const most = ({ maxLength }: { maxLength: number | null }) => maxLength ?? undefined;

export function Register() {
  const navigate = useNavigate();

  async function handleSubmit(typed: Typed) {
    const email = typed('email');
    await signUp({
      name: typed('name'),
      email,
      country: typed('country'),
      // Called so on the wire; the server hashes it.
      password_hash: typed('password'),
      address: typed('address'),
    });
    await navigate(`/verify-otp?${new URLSearchParams({ email })}`);
  }

  return (
    <AuthForm
      title="Register"
      lead="We mail you a code to confirm the address."
      button="Register"
      onSubmit={handleSubmit}
      after={
        <p>
          Already registered?{' '}
          <Link className="link" to="/login">
            Login
          </Link>
        </p>
      }
    >
      <Field label="Name" name="name" autoComplete="name" required maxLength={most(Profile.name)} />
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <NewPasswordField label="Password" />
      <Field
        label="Country"
        name="country"
        autoComplete="country-name"
        required
        maxLength={most(Profile.country)}
      />
      <Field
        label="Address"
        hint="Optional."
        name="address"
        autoComplete="street-address"
        maxLength={most(Profile.address)}
      />
    </AuthForm>
  );
}
