import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { askToJoin } from '@qrigin/domain/members';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { errorMessage } from '../../../ui/state/error-message';
import { Moment } from '../../../ui/text/moment.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Found } from './join-types.ts';
import { SupervisorChoice } from './supervisor-choice.tsx';

interface Named {
  id: string;
  name: string;
}
interface Props {
  organisation: Found;
  role: Named;
  supervisors: readonly Named[];
  onDone: () => void;
  /** The way back, beside the button that asks. */
  back: ReactNode;
}

export function AskForm({ organisation, role, supervisors, onDone, back }: Props) {
  const { t } = useLingui();
  const askFor = useWrite(askToJoin, { refresh: 'later' });
  const { isBusy, act } = useAsyncAction();
  const [chosen, setChosen] = useState(supervisors.length === 1 ? supervisors[0]?.id : undefined);
  const [refusal, setRefusal] = useState<unknown>();

  async function ask() {
    if (chosen === undefined) {
      setRefusal('nobody');
      return;
    }
    setRefusal(undefined);
    const body = { roleId: role.id, supervisor_id: chosen };
    try {
      await askFor({ params: { org: organisation.id }, body });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setRefusal(error);
      return;
    }
    toast({ variant: 'success', title: t`Request sent`, description: t`We’ll let you know the answer.` });
    onDone();
  }

  return (
    <div className="grid gap-4">
      <SupervisorChoice supervisors={supervisors} chosen={chosen} onChoose={setChosen} />
      <div role="alert" className="text-14 text-danger empty:hidden">
        {refusal !== undefined && <Refusal error={refusal} />}
      </div>
      <div className="flex flex-wrap-reverse gap-2 max-sm:*:flex-1 sm:justify-between">
        {back}
        <Button
          variant="primary"
          isBusy={isBusy}
          icon={<Send aria-hidden="true" />}
          onClick={() => void act(ask)}
        >
          <Trans>Ask to join</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Why it cannot be asked, and from when it can, where that is known. */
function Refusal({ error }: { error: unknown }) {
  if (error === 'nobody') return <Trans>Choose who should decide.</Trans>;
  const until = error instanceof Failure ? error.details['until'] : undefined;
  const moment = typeof until === 'string' && <Moment at={until} format="moment" />;
  return (
    <>
      {errorMessage(error)} {moment && <Trans>You can ask again from {moment}.</Trans>}
    </>
  );
}
