import { CODE_LENGTH } from '@qrigin/domain/auth';
import { Field } from '../../../ui/field.tsx';

/** Six digits, from a mail or an authenticator app. */
export function CodeField({ label }: { label: string }) {
  return (
    <Field
      label={label}
      name="code"
      className="input mono"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      pattern={`\\d{${CODE_LENGTH}}`}
      title={`${CODE_LENGTH} digits`}
      maxLength={CODE_LENGTH}
    />
  );
}
