import { Trans, useLingui } from '@lingui/react/macro';
import { NO_DETAILS, type OrganisationDetails, type VerificationDetails } from '@qrigin/domain/organisations';
import { useState } from 'react';
import { signedInUser } from '../../../http/session.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { type Draft, type Mode, openDraft } from './draft/draft.ts';
import { unsavedGroups } from './draft/draft-state.ts';
import { groupOf, type Step, stepFrom } from './draft/steps.ts';
import { LeaveGuard } from './frame/leave-guard.tsx';
import { UnsavedNames } from './frame/unsaved-names.tsx';
import { WizardFrame } from './frame/wizard-frame.tsx';
import { useSaveGroup } from './save-group.ts';
import { AdditionalStep } from './steps/additional-step.tsx';
import { BusinessStep } from './steps/business-step.tsx';
import { VerificationStep } from './steps/verification-step.tsx';
import { watchUploads } from './uploads.ts';
import { useLeaving } from './use-leaving.ts';
import { useSaving } from './use-saving.ts';

interface Props {
  mode: Mode;
  org: string;
  name: string | undefined;
  /** What the server has; the second group is null for anyone who may not see it. */
  fetched?: Omit<OrganisationDetails, 'verificationDetails'> & {
    verificationDetails: VerificationDetails | null;
  };
}

/** All three steps are there, one of them in sight, so that a file on its way is not lost by going on. */
export function WizardSteps({ mode, org, name, fetched }: Props) {
  const { t } = useLingui();
  const isLegalHidden = fetched?.verificationDetails === null;
  const [draft] = useState(() => openDraft(mode, ownerOf(org), fetched && withoutNull(fetched)));
  const [uploads] = useState(watchUploads);
  const { leave, finish, stay } = useLeaving(mode, draft);
  const { save, isAsking, stopAsking } = useSteps(draft, { org, uploads, finish });

  const step = { draft, org, uploads, isLegalHidden, save, ...moves(draft, leave) };
  return (
    <WizardFrame mode={mode} draft={draft} name={name} isLegalHidden={isLegalHidden}>
      <PageHead title={mode === 'create' ? t`Create Organisation` : t`Edit Organisation`} />
      <BusinessStep {...step} />
      <VerificationStep {...step} />
      <AdditionalStep {...step} />
      <LeaveGuard draft={draft} onStay={stay} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={stopAsking}
        onConfirm={finish}
        title={t`Leave without saving everything?`}
        confirmLabel={<Trans>Leave</Trans>}
      >
        <UnsavedNames draft={draft} />
      </ConfirmDialog>
    </WizardFrame>
  );
}

const ownerOf = (org: string) => {
  const user = signedInUser();
  return user === undefined ? undefined : { user, org };
};

const withoutNull = (fetched: NonNullable<Props['fetched']>): OrganisationDetails => ({
  ...fetched,
  verificationDetails: fetched.verificationDetails ?? NO_DETAILS.verificationDetails,
});

function moves(draft: Draft, leave: () => void) {
  const goOrLeave = (to: Step | undefined) => (to === undefined ? leave() : draft.goTo(to));
  return {
    back: (step: Step) => goOrLeave(stepFrom(step, -1)),
    skip: (step: Step) => {
      draft.noteSkipped(groupOf(step));
      goOrLeave(stepFrom(step, 1));
    },
  };
}

interface StepsDeps {
  org: string;
  uploads: ReturnType<typeof watchUploads>;
  finish: () => void;
}

/**
 * Saving a step and what follows. The first two go on even if they could not be saved; the bar and a notice say so from
 * then on. The last one stays. With other steps unsaved it asks before it leaves them behind.
 */
function useSteps(draft: Draft, { org, uploads, finish }: StepsDeps) {
  const { t } = useLingui();
  const saveStep = useSaving(draft, uploads, useSaveGroup(org));
  const [isAsking, setAsking] = useState(false);

  async function save(step: Step): Promise<void> {
    const outcome = await saveStep(groupOf(step));
    const next = stepFrom(step, 1);
    if (outcome === 'no file') return;
    if (next !== undefined) {
      draft.goTo(next);
      return;
    }
    if (outcome === 'failed') {
      // With the space at its end, as specified. It takes the place of the toast of the failed update.
      toast({ variant: 'destructive', title: t`Error`, description: `${t`Failed to save Details`} ` });
      return;
    }
    if (draft.isKept() && unsavedGroups(draft.state()).length > 0) setAsking(true);
    else finish();
  }

  return { save, isAsking, stopAsking: () => setAsking(false) };
}
