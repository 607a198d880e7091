import { Trans, useLingui } from '@lingui/react/macro';
import { forgotPassword as contract, forgotPassword } from '@qrigin/domain/auth';
import { useNavigate } from 'react-router';
import { call } from '../../http/call.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { noteCodeSent } from './code/code-sent.ts';
import { AuthScreen } from './form/auth-screen.tsx';
import { EmailField } from './form/email-field.tsx';
import { useLeaveWhenSignedIn } from './redirect/use-leave-when-signed-in.ts';

export function ForgotPassword() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useLeaveWhenSignedIn();

  async function handleSubmit({ email }: { email: string }) {
    await call(forgotPassword, { query: { email } });
    noteCodeSent(email);
    await navigate(`/verify-otp?${new URLSearchParams({ email, purpose: 'reset' })}`);
  }

  return (
    <AuthScreen
      title={t`Forgot Password`}
      lead={<Trans>We’ll email you a code so you can set a new one.</Trans>}
      description={t`Get a code by email and set a new password for your account.`}
    >
      <Form
        schema={contract.query}
        defaults={{ email: '' }}
        onSubmit={handleSubmit}
        className="grid grid-cols-1 gap-5"
      >
        <EmailField />
        <div className="grid gap-3">
          <Submit>
            <Trans>Send code</Trans>
          </Submit>
          <ButtonLink size="l" to="/login">
            <Trans>Back to Login</Trans>
          </ButtonLink>
        </div>
      </Form>
    </AuthScreen>
  );
}
