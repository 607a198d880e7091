import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MAX, PASSWORD_MIN } from '@qrigin/domain/auth';
import { PasswordField } from '../../../ui/form/password-field.tsx';

/** A password that is being chosen, with the whole rule said beforehand. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const { t } = useLingui();
  return (
    <PasswordField
      name={name}
      label={label}
      hint={t`At least ${PASSWORD_MIN} characters. A few random words are hard to guess; your own name is not.`}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      required
    />
  );
}
