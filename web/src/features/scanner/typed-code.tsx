import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Code, parseCode } from '@qrigin/domain/qr';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface Props {
  /** Keys that are typed anywhere in it land in the field: so does a hand scanner, which types what it reads. */
  within: RefObject<HTMLElement | null>;
  onCode: (code: Code) => void;
  /** What the button says. */
  action: ReactNode;
}

export const Typed = z.object({
  code: z.string().transform((text, context) => {
    const code = parseCode(text);
    if (code !== undefined) return code;
    context.addIssue(text.trim() === '' ? t`This is required.` : t`This is not a Qrigin code.`);
    return z.NEVER;
  }),
});

/** The code given by hand or by a hand scanner. */
export function TypedCode({ within, onCode, action }: Props) {
  const { t } = useLingui();
  return (
    <Form
      schema={Typed}
      defaults={{ code: '' }}
      onSubmit={async ({ code }) => onCode(code)}
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <StrayKeys within={within} />
      <TextField
        name="code"
        label={t`Code`}
        hint={t`The 20 characters next to the QR code. A hand scanner enters them for you.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        className="font-mono"
      />
      <Submit className="sm:mt-6.5">{action}</Submit>
    </Form>
  );
}

function StrayKeys({ within }: { within: RefObject<HTMLElement | null> }) {
  const { getValues, setFocus, setValue } = useFormContext<{ code: string }>();
  // With the dialog, not after it: a hand scanner is faster than what waits until a picture is drawn.
  useLayoutEffect(() => {
    function take(event: KeyboardEvent) {
      const dialog = within.current?.closest('[role="dialog"]');
      if (!isStray(event) || !(event.target instanceof Node) || !dialog?.contains(event.target)) return;
      event.preventDefault();
      setValue('code', getValues('code') + event.key);
      setFocus('code');
    }
    document.addEventListener('keydown', take);
    return () => document.removeEventListener('keydown', take);
  }, [within, getValues, setFocus, setValue]);
  return null;
}

/** One sign, and no one else waits for it: a blank presses buttons, and in a list letters choose. */
function isStray({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || altKey || ctrlKey || metaKey) return false;
  return !(target instanceof HTMLElement && target.matches('input, select, textarea'));
}
