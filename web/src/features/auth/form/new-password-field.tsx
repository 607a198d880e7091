import { PASSWORD_MAX, PASSWORD_MIN } from '@qrigin/domain/auth';
import { Field } from '../../../ui/field.tsx';

export function NewPasswordField({ label }: { label: string }) {
  return (
    <Field
      label={label}
      hint={`At least ${PASSWORD_MIN} characters.`}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={PASSWORD_MIN}
      maxLength={PASSWORD_MAX}
    />
  );
}
