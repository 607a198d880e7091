import { Trans, useLingui } from '@lingui/react/macro';
import { OneTimeCode } from '@qrigin/domain/auth';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { CodeBoxesField } from '../../../ui/form/code/code-boxes-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { FocusFirst } from '../form/focus-first.tsx';

const Code = z.object({ code: OneTimeCode });

interface Props {
  onSubmit: (code: string) => Promise<void>;
  /** The code was right, and the next page is on its way. */
  isDone: boolean;
  /** Other ways to go, below the button. */
  children: ReactNode;
}

/** Six digits, which are sent as soon as the last one is typed. */
export function CodeForm({ onSubmit, isDone, children }: Props) {
  const { t } = useLingui();
  return (
    <FocusFirst>
      <Form
        schema={Code}
        defaults={{ code: '' }}
        onSubmit={({ code }) => onSubmit(code)}
        className="grid grid-cols-1 gap-5"
      >
        <CodeBoxesField
          name="code"
          label={t`Code`}
          hint={t`You can paste the whole code.`}
          isLabelHidden
          isSentWhenFull
          isDone={isDone}
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
