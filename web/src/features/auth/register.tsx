import { Trans, useLingui } from '@lingui/react/macro';
import { signUp } from '@qrigin/domain/auth';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { call } from '../../http/call.ts';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { noteCodeSent } from './code/code-sent.ts';
import { AuthScreen } from './form/auth-screen.tsx';
import { EmailField } from './form/email-field.tsx';
import { NewPasswordField } from './form/new-password-field.tsx';
import { OtherWay } from './form/other-way.tsx';
import { useLeaveWhenSignedIn } from './redirect/use-leave-when-signed-in.ts';
import { useRedirect } from './redirect/use-redirect.ts';
import { withRedirect } from './redirect/with-redirect.ts';
import { CountryField } from './register/country-field.tsx';
import { Registration } from './register/registration.ts';

const EMPTY = { name: '', email: '', country: '', password_hash: '', address: '' };

export function Register() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const redirect = useRedirect();
  useLeaveWhenSignedIn();

  async function handleSubmit(person: z.output<typeof Registration>) {
    await call(signUp, { body: person });
    noteCodeSent(person.email);
    const { email } = person;
    await navigate(withRedirect(`/verify-otp?${new URLSearchParams({ email })}`, redirect));
  }

  return (
    <AuthScreen
      title={t`Register`}
      lead={<Trans>We’ll email you a code to confirm your address.</Trans>}
      description={t`Create a free account and give every pack its own code.`}
    >
      <Form
        schema={Registration}
        defaults={EMPTY}
        onSubmit={handleSubmit}
        failuresOf={{ weak_password: 'password_hash' }}
        className="grid grid-cols-1 gap-5"
      >
        <TextField name="name" label={t`Name`} autoComplete="name" required />
        <EmailField />
        <CountryField />
        <NewPasswordField name="password_hash" label={t`Password`} />
        <TextAreaField
          name="address"
          label={t`Address`}
          aside={<Trans>Optional</Trans>}
          autoComplete="street-address"
        />
        <Submit>
          <Trans>Register</Trans>
        </Submit>
        <Policies />
      </Form>
      <OtherWay>
        <Trans>
          Already registered? <TextLink to={withRedirect('/login', redirect)}>Sign in</TextLink>
        </Trans>
      </OtherWay>
    </AuthScreen>
  );
}

function Policies() {
  return (
    <p className="text-13 leading-5 text-ink-3">
      <Trans>
        By registering, you agree to our <TextLink to="/terms-of-service">terms of service</TextLink>. Our{' '}
        <TextLink to="/privacy-policy">privacy policy</TextLink> says what we store about you.
      </Trans>
    </p>
  );
}
