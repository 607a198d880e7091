import { Trans, useLingui } from '@lingui/react/macro';
import { OneTimeCode } from '@qrigin/domain/auth';
import { useState } from 'react';
import { z } from 'zod';
import { Refusal } from '../../../features/auth/profile/refusal.tsx';
import { CodeBoxesField } from '../../../ui/form/code/code-boxes-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';

const Typed = z.object({ code: OneTimeCode });

export function CodeForm({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const { t } = useLingui();
  const [error, setError] = useState<unknown>();
  return (
    <Form
      schema={Typed}
      defaults={{ code: '' }}
      onSubmit={({ code }) => onCode(code)}
      onFailure={setError}
      className="grid gap-4"
    >
      <CodeBoxesField
        name="code"
        label={t`Code from your app`}
        hint={t`No phone? Log out, then sign in with a recovery code.`}
      />
      <Refusal of={error} />
      <Submit>
        <Trans>Confirm</Trans>
      </Submit>
    </Form>
  );
}
