import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/form/text-field.tsx';

/** The address that signs in; password managers know it as the name of the user. */
export function EmailField() {
  const { t } = useLingui();
  return (
    <TextField
      name="email"
      label={t`Email`}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
