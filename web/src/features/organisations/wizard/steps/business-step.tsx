import { Trans, useLingui } from '@lingui/react/macro';
import {
  BUSINESS_CATEGORIES,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  BusinessDetails,
  DETAIL_MAX,
  GEOGRAPHIC_PRESENCES,
} from '@qrigin/domain/organisations';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { CATEGORIES, PRESENCES, SIZES, TYPES } from './business-options.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { LogoField } from './logo-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { WebsiteField } from './website-field.tsx';

/** The first group: who they are and how to reach them. */
export function BusinessStep(parts: StepProps) {
  return (
    <StepForm
      {...parts}
      step={1}
      group="businessDetails"
      schema={BusinessDetails}
      defaults={parts.draft.state().values.businessDetails}
      note={<Trans>Nothing here is required. You can add or change it at any time.</Trans>}
    >
      <Choices />
      <div className="sm:col-span-2">
        <WebsiteField />
      </div>
      <div className="sm:col-span-2">
        <LogoField org={parts.org} uploads={parts.uploads} />
      </div>
      <Contact />
    </StepForm>
  );
}

function Choices() {
  const { t } = useLingui();
  return (
    <>
      <ChoiceTiles
        name="businessCategory"
        label={t`Business Category`}
        options={BUSINESS_CATEGORIES.map((value) => ({
          value,
          label: t(CATEGORIES[value].words),
          Icon: CATEGORIES[value].Icon,
        }))}
      />
      <ChoiceTiles
        name="businessSize"
        label={t`Business Size`}
        options={BUSINESS_SIZES.map((value) => ({ value, label: t(SIZES[value].words) }))}
      />
      <div className="sm:col-span-2">
        <TextAreaField name="businessDescription" label={t`About Business`} maxLength={DETAIL_MAX} />
      </div>
      <SelectField
        name="businessType"
        label={t`Business Type`}
        placeholder={t`Not chosen`}
        options={BUSINESS_TYPES.map((value) => ({ value, label: t(TYPES[value]) }))}
      />
      <SelectField
        name="geographicPresence"
        label={t`Geographic Presence`}
        placeholder={t`Not chosen`}
        options={GEOGRAPHIC_PRESENCES.map((value) => ({ value, label: t(PRESENCES[value]) }))}
      />
    </>
  );
}

function Contact() {
  const { t } = useLingui();
  return (
    <>
      <div className="sm:col-span-2">
        <TextField
          name="keyContactPerson"
          label={t`Key Contact Person`}
          autoComplete="off"
          maxLength={DETAIL_MAX}
        />
      </div>
      <PhoneField />
      <TextField
        name="contactEmail"
        label={t`Contact Email`}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={DETAIL_MAX}
      />
    </>
  );
}
