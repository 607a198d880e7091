import { Trans, useLingui } from '@lingui/react/macro';
import { DETAIL_MAX, isOtherPan, VerificationDetails } from '@qrigin/domain/organisations';
import { Lock } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { DayField } from '../../../../ui/form/day-field.tsx';
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { ActionBar } from '../frame/action-bar.tsx';
import { NumberHint } from './number-hint.tsx';
import { StepForm, StepSection } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

const STEP = 2;

/** The second group: who they are to the authorities. */
export function VerificationStep(parts: StepProps) {
  if (parts.isLegalHidden) return <Hidden {...parts} />;
  return (
    <StepForm
      {...parts}
      step={STEP}
      group="verificationDetails"
      schema={VerificationDetails}
      defaults={parts.draft.state().values.verificationDetails}
      note={
        <Trans>
          Nothing here is required, and none of it is public. In the organisation, roles decide who can see
          it.
        </Trans>
      }
    >
      <Fields />
    </StepForm>
  );
}

const NUMBER = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: DETAIL_MAX,
  className: 'font-mono',
} as const;

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="gstin" label={t`GSTIN`} hint={<NumberHint number="gstin" />} {...NUMBER} />
      <TextField name="pan" label={t`PAN`} hint={<PanHint />} {...NUMBER} />
      <TextField name="cin" label={t`CIN`} hint={<NumberHint number="cin" />} {...NUMBER} />
      <TextField
        name="din"
        label={t`DIN`}
        hint={<NumberHint number="din" />}
        {...NUMBER}
        inputMode="numeric"
      />
      <div className="sm:col-span-2">
        <TextAreaField
          name="address"
          label={t`Registered Office Address`}
          autoComplete="off"
          maxLength={DETAIL_MAX}
        />
      </div>
      <DayField name="registeredDate" label={t`Registration Date`} />
    </>
  );
}

function PanHint() {
  const [gstin, pan]: unknown[] = useWatch({ name: ['gstin', 'pan'] });
  const isOther = typeof gstin === 'string' && typeof pan === 'string' && isOtherPan({ gstin, pan });
  return isOther ? <Trans>This does not match the PAN in your GSTIN.</Trans> : <NumberHint number="pan" />;
}

/** Nothing can be saved here either: it would overwrite what cannot be seen. */
function Hidden({ draft, back, skip }: StepProps) {
  return (
    <StepSection draft={draft} step={STEP} note={<Trans>Registration and tax numbers</Trans>}>
      <div className="grid flex-1 place-items-center">
        <EmptyState picture={<Lock />} title={<Trans>You do not have access to this</Trans>}>
          <Trans>Owners and Admins can see and change these numbers.</Trans>
        </EmptyState>
      </div>
      <ActionBar onBack={() => back(STEP)} onSkip={() => skip(STEP)} isLast={false} isOnlyToRead />
    </StepSection>
  );
}
