import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import { Refusal } from '../../../features/auth/profile/refusal.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { Submit } from '../../../ui/form/submit.tsx';

const Typed = z.object({ password: z.string().min(1) });

interface Props {
  email: string;
  onPassword: (password: string) => Promise<void>;
}

export function PasswordForm({ email, onPassword }: Props) {
  const { t } = useLingui();
  const [error, setError] = useState<unknown>();
  return (
    <Form
      schema={Typed}
      defaults={{ password: '' }}
      onSubmit={({ password }) => onPassword(password)}
      onFailure={setError}
      className="grid gap-4"
    >
      {/* A password manager wants to know whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
      <Refusal of={error} />
      <Submit>
        <Trans>Confirm</Trans>
      </Submit>
    </Form>
  );
}
