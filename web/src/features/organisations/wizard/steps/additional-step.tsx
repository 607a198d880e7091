import { Trans, useLingui } from '@lingui/react/macro';
import { AdditionalDetails, DETAIL_MAX } from '@qrigin/domain/organisations';
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Certificates } from './certificates.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

/** The third group: what else there is to tell. */
export function AdditionalStep(parts: StepProps) {
  return (
    <StepForm
      {...parts}
      step={3}
      group="additionalDetails"
      schema={AdditionalDetails}
      defaults={parts.draft.state().values.additionalDetails}
      note={<Trans>Nothing here is required. You can add or change it at any time.</Trans>}
    >
      <Fields />
      <div className="sm:col-span-2">
        <Certificates org={parts.org} uploads={parts.uploads} isHidden={parts.isLegalHidden} />
      </div>
    </StepForm>
  );
}

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="yearsInBusiness"
        label={t`Years in Business`}
        placeholder={t`e.g. 5`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DETAIL_MAX}
      />
      <TextField
        name="annualRevenue"
        label={t`Annual Revenue (Optional)`}
        placeholder={t`e.g. 1,000,000`}
        autoComplete="off"
        maxLength={DETAIL_MAX}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          name="industryChallenges"
          label={t`Industry Challenges (Optional)`}
          maxLength={DETAIL_MAX}
        />
      </div>
    </>
  );
}
