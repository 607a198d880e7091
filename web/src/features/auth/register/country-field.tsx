import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { TextField } from '../../../ui/form/text-field.tsx';
import { countryNames } from './countries.ts';

/** Typed or chosen. Browsers name countries differently, so the names are not part of the page drawn beforehand. */
export function CountryField() {
  const { t, i18n } = useLingui();
  const listId = useId();
  const [names, setNames] = useState<string[]>([]);
  return (
    <>
      <TextField
        name="country"
        label={t`Country`}
        autoComplete="country-name"
        list={listId}
        onFocus={() => setNames(countryNames(i18n.locale))}
        required
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
