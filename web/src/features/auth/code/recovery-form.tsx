import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RECOVERY_CODE_LENGTH, RecoveryCode } from '@qrigin/domain/auth';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FocusFirst } from '../form/focus-first.tsx';

/** However it was written down: in groups, with dashes, in small letters. */
const TypedCode = z.object({
  code: z
    .string()
    .min(1)
    .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
    .refine((code) => RecoveryCode.safeParse(code).success, {
      error: () => translate`A recovery code has ${RECOVERY_CODE_LENGTH} letters and digits.`,
    }),
});

interface Props {
  onSubmit: (code: string) => Promise<void>;
  /** Other ways to go, below the button. */
  children: ReactNode;
}

export function RecoveryForm({ onSubmit, children }: Props) {
  const { t } = useLingui();
  return (
    <FocusFirst>
      <Form
        schema={TypedCode}
        defaults={{ code: '' }}
        onSubmit={({ code }) => onSubmit(code)}
        className="grid grid-cols-1 gap-5"
      >
        <TextField
          name="code"
          label={t`Recovery code`}
          hint={t`One of the ten you were given when you set up your authenticator app. Each works once.`}
          className="font-mono"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <div className="grid gap-3">
          <Submit>
            <Trans>Verify</Trans>
          </Submit>
          {children}
        </div>
      </Form>
    </FocusFirst>
  );
}
