import { Trans, useLingui } from '@lingui/react/macro';
import { signIn as contract, signIn } from '@qrigin/domain/auth';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { call } from '../../http/call.ts';
import { storeToken } from '../../http/session.ts';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { AuthScreen } from './form/auth-screen.tsx';
import { EmailField } from './form/email-field.tsx';
import { OtherWay } from './form/other-way.tsx';
import { LoginFault } from './login-failure/login-fault.tsx';
import { useLoginFailure } from './login-failure/use-login-failure.ts';
import { useKnownEmail } from './redirect/known-email.ts';
import { useLeaveWhenSignedIn } from './redirect/use-leave-when-signed-in.ts';
import { useRedirect } from './redirect/use-redirect.ts';
import { withRedirect } from './redirect/with-redirect.ts';

const Credentials = contract.body.pick({ email: true, password: true });
type Credentials = z.output<typeof Credentials>;

export function Login() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const email = useKnownEmail();
  const redirect = useRedirect();
  const failure = useLoginFailure(redirect);
  useLeaveWhenSignedIn();

  async function letIn({ email, password }: Credentials) {
    const { token, ticket } = await call(signIn, { body: { email, password } });
    if (token !== undefined) {
      storeToken(token);
      await navigate(redirect, { replace: true });
    } else {
      if (ticket === undefined) throw new Error('the answer holds neither token nor ticket');
      // The ticket replaces the password, which never goes into an address.
      await navigate(`/verify2FA?${new URLSearchParams({ redirect, email, password: ticket })}`);
    }
  }

  async function handleSubmit(credentials: Credentials) {
    failure.forget();
    await letIn(credentials).catch((error: unknown) => failure.tell(error, credentials.email));
  }

  return (
    <AuthScreen
      title={t`Login`}
      lead={<Trans>Sign in to your products, labels and scans.</Trans>}
      description={t`Sign in to manage your products, their labels and codes, and to see where they are scanned.`}
    >
      <Form
        schema={Credentials}
        defaults={{ email, password: '' }}
        onSubmit={handleSubmit}
        className="grid grid-cols-1 gap-5"
      >
        <EmailField />
        <Password />
        <LoginFault error={failure.error} />
        <Submit>
          <Trans>Login</Trans>
        </Submit>
      </Form>
      <OtherWay>
        <Trans>
          No account yet? <TextLink to={withRedirect('/register', redirect)}>Register for free</TextLink>
        </Trans>
      </OtherWay>
    </AuthScreen>
  );
}

/** The link is above the field but comes after it, so that Tab leads from the email to the password. */
function Password() {
  const { t } = useLingui();
  return (
    <div className="relative">
      <PasswordField name="password" label={t`Password`} autoComplete="current-password" required />
      <span className="absolute top-0 right-0 text-14 leading-5">
        {/* A finger needs more than the height of its line. */}
        <TextLink
          to="/forgot-password"
          className="before:absolute before:-top-3.5 before:-bottom-1.5 before:inset-x-0"
        >
          <Trans>Forgot password?</Trans>
        </TextLink>
      </span>
    </div>
  );
}
