import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { ChoiceField } from '../fields/choice-field.tsx';
import { countries } from './countries.ts';

interface Props {
  country: string;
  onChoose: (country: string) => void;
}

/** Where it was made, grown or gathered. */
export const CountryField = memo(function CountryField({ country, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const options = useMemo(() => {
    const known = countries(i18n.locale);
    const notSaid = { value: '', label: t`Not stated` };
    // One that was stored by a program and is on no list keeps its letters.
    const other = country === '' || known.some(({ value }) => value === country) ? [] : [country];
    return [notSaid, ...known, ...other.map((value) => ({ value, label: value }))];
  }, [i18n.locale, t, country]);
  return (
    <ChoiceField
      label={<Trans>Country of origin</Trans>}
      value={country}
      options={options}
      onChoose={onChoose}
    />
  );
});
