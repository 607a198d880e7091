import { Trans, useLingui } from '@lingui/react/macro';
import { EMAIL_MAX, type FixedContent, LINE_MAX, NAME_MAX, PHONE_MAX } from '@qrigin/domain/details';
import { LINK_MAX } from '@qrigin/domain/http';
import { useCallback } from 'react';
import { LineField } from '../fields/line-field.tsx';
import { SharedFields } from '../fields/shared-fields.tsx';
import { WordsField } from '../fields/words-field.tsx';
import { useFormSetting } from '../state/form-setting.ts';
import { useField } from '../state/use-field.ts';
import type { Change } from '../state/use-typed-content.ts';
import { CountryField } from './country-field.tsx';
import { LicencesField } from './licences-field.tsx';
import { isEmptyMaker } from './organisation-details.ts';
import { OrganisationOffer } from './organisation-offer.tsx';

type Maker = FixedContent<'maker'>;

interface Props {
  content: Maker;
  change: Change<Maker>;
}

/** Who made it, where, under which licence, and how to reach them. */
export function MakerForm({ content, change }: Props) {
  const { t } = useLingui();
  const { isReadOnly } = useFormSetting();
  return (
    <>
      {!isReadOnly && isEmptyMaker(content) && <OrganisationOffer change={change} />}
      <WordsField
        label={t`Maker`}
        words={content.maker_name}
        max={NAME_MAX}
        change={useField(change, 'maker_name')}
        hint={<Trans>The name that is on the pack.</Trans>}
      />
      <WordsField
        label={t`Address`}
        words={content.maker_address}
        max={LINE_MAX}
        isLong
        change={useField(change, 'maker_address')}
      />
      <SameFields content={content} change={change} />
    </>
  );
}

function SameFields({ content, change }: Props) {
  const { t } = useLingui();
  const { country_of_origin: country, licences, phone, email, website } = content;
  const changeCountry = useField(change, 'country_of_origin');
  const chooseCountry = useCallback((code: string) => changeCountry(() => code), [changeCountry]);
  return (
    <SharedFields legend={<Trans>Country of origin, licences and contact</Trans>}>
      <CountryField country={country} onChoose={chooseCountry} />
      <LicencesField licences={licences} change={useField(change, 'licences')} />
      <div className="grid gap-5 @[440px]:grid-cols-2">
        <LineField
          label={t`Phone`}
          type="tel"
          value={phone}
          max={PHONE_MAX}
          path="phone"
          onType={(text) => change((before) => ({ ...before, phone: text }))}
        />
        <LineField
          label={t`Email`}
          // Not of the type email: browsers take the spaces out of such a field while someone is typing.
          inputMode="email"
          autoCapitalize="none"
          value={email}
          max={EMAIL_MAX}
          path="email"
          onType={(text) => change((before) => ({ ...before, email: text }))}
        />
      </div>
      <LineField
        label={t`Website`}
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        value={website}
        max={LINK_MAX}
        path="website"
        onType={(text) => change((before) => ({ ...before, website: text }))}
      />
    </SharedFields>
  );
}
