import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword, changePassword as contract } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../http/call.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AuthScreen } from './form/auth-screen.tsx';
import { FocusFirst } from './form/focus-first.tsx';
import { NewPasswordField } from './form/new-password-field.tsx';
import { easyToGuess, isHardToGuess } from './form/password-check.ts';
import { StartAgain } from './form/start-again.tsx';
import { withEmail } from './redirect/known-email.ts';
import { useLeaveWhenSignedIn } from './redirect/use-leave-when-signed-in.ts';
import { forgetResetPass, type ResetPass, resetPass } from './reset-pass.ts';

const newPassword = (email: string) =>
  contract.body.refine(({ password }) => isHardToGuess(password, email), {
    path: ['password'],
    error: easyToGuess,
  });

export function ResetPassword() {
  const { t } = useLingui();
  const [pass, setPass] = useState(resetPass);
  useLeaveWhenSignedIn();

  function handleLost() {
    forgetResetPass();
    setPass(undefined);
  }

  if (pass) return <NewPassword pass={pass} onLost={handleLost} />;
  return (
    <StartAgain title={t`Reset Password`} to="/forgot-password" link={t`Get a code`}>
      <Trans>
        To set a new password, you need a code from your email. If you have just entered one, it is more than
        ten minutes old or was lost when this page reloaded.
      </Trans>
    </StartAgain>
  );
}

function NewPassword({ pass, onLost }: { pass: ResetPass; onLost: () => void }) {
  const { token, email, isFirst } = pass;
  const { t } = useLingui();
  const navigate = useNavigate();

  async function handleSubmit({ password }: { password: string }) {
    try {
      await call(changePassword, { body: { password }, token });
    } catch (error) {
      // What the code was exchanged for is no longer good, and no other password would make it so.
      if (error instanceof Failure && error.code === 'signed_out') return onLost();
      throw error;
    }
    toast({
      variant: 'success',
      title: isFirst ? t`Your password is set` : t`Your new password is set`,
      description: t`You can now sign in with it.`,
    });
    await navigate('/login', { replace: true, ...withEmail(email) });
    forgetResetPass();
  }

  return (
    <AuthScreen
      title={isFirst ? t`Choose your password` : t`Reset Password`}
      lead={
        isFirst ? (
          <Trans>
            You’ve confirmed your address, but in a different browser from the one you registered in. To keep
            your account safe, choose a new password. The one you chose there does not work.
          </Trans>
        ) : (
          <Trans>A new password logs you out everywhere. You’ll need to sign in again.</Trans>
        )
      }
    >
      <FocusFirst>
        <Form
          schema={newPassword(email)}
          defaults={{ password: '' }}
          onSubmit={handleSubmit}
          failuresOf={{ weak_password: 'password' }}
          className="grid grid-cols-1 gap-5"
        >
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
          <NewPasswordField name="password" label={t`New password`} />
          <div className="grid gap-3">
            <Submit>
              <Trans>Set password</Trans>
            </Submit>
            <ButtonLink size="l" to="/login">
              <Trans>Back to Login</Trans>
            </ButtonLink>
          </div>
        </Form>
      </FocusFirst>
    </AuthScreen>
  );
}
