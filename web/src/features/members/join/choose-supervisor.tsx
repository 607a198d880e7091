import { Trans } from '@lingui/react/macro';
import { listSupervisors } from '@qrigin/domain/members';
import { ArrowLeft } from 'lucide-react';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { AskForm } from './ask-form.tsx';
import type { Found } from './join-types.ts';
import { StepHead } from './step-head.tsx';

interface Props {
  organisation: Found;
  role: { id: string; name: string };
  onBack: () => void;
  onDone: () => void;
}

/** Whom to ask. They get a notification, and anyone above them can decide as well. */
export function ChooseSupervisor({ organisation, role, onBack, onDone }: Props) {
  const {
    data: supervisors,
    error,
    refetch,
  } = useRead(listSupervisors, {
    params: { org: organisation.id, id: role.id },
  });
  const roleName = <Verbatim text={role.name} />;
  const hasSome = supervisors !== undefined && supervisors.length > 0;
  const back = (
    <Button icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
      <Trans>Back to roles</Trans>
    </Button>
  );
  return (
    <div className="grid min-h-50 content-start justify-items-start gap-4 *:w-full">
      <StepHead organisation={organisation} note={<Trans>As {roleName}</Trans>}>
        <Trans>Who should decide?</Trans>
      </StepHead>
      {hasSome && (
        <AskForm
          organisation={organisation}
          role={role}
          supervisors={supervisors}
          onDone={onDone}
          back={back}
        />
      )}
      {supervisors?.length === 0 && (
        <output className="text-ink-2">
          <Trans>
            No one is taking requests for this role right now. Choose another role, or try again later.
          </Trans>
        </output>
      )}
      {!supervisors && !error && <Skeleton className="h-12" />}
      {!supervisors && error && <FailedLine error={error} onRetry={() => void refetch()} />}
      {!hasSome && <div>{back}</div>}
    </div>
  );
}
