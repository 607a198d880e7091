import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword, changePassword as contract, PASSWORD_MIN } from '@qrigin/domain/auth';
import { useState } from 'react';
import { useWrite } from '../../../../http/query/use-write.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

export function Password({ email }: { email: string }) {
  const { t } = useLingui();
  const changeIt = useWrite(changePassword, { refresh: 'later' });
  /** A new number is an empty form. */
  const [changes, setChanges] = useState(0);

  async function change(password: string) {
    await changeIt({ body: { password } });
    setChanges(changes + 1);
    toast({
      variant: 'success',
      title: t`Password changed`,
      description: t`You’ve been logged out everywhere else.`,
    });
  }

  return (
    <Section id="password" title={t`Password`}>
      <p className="text-ink-2">
        <Trans>Changing your password logs you out everywhere else.</Trans>
      </p>
      <Form
        key={changes}
        schema={contract.body}
        defaults={{ password: '' }}
        onSubmit={({ password }) => change(password)}
        failuresOf={{ weak_password: 'password' }}
        className="grid max-w-140 gap-5"
      >
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t`New password`}
          hint={t`At least ${PASSWORD_MIN} characters.`}
          autoComplete="new-password"
        />
        <Submit variant="outline" size="m" className="justify-self-start">
          <Trans>Change password</Trans>
        </Submit>
      </Form>
    </Section>
  );
}
