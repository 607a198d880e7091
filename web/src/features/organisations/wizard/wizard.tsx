import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { findDetails, ORGANISATIONS } from '@qrigin/domain/organisations';
import { CloudOff } from 'lucide-react';
import { may } from '../../../feature/may.ts';
import { useWhoami } from '../../../feature/use-whoami.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { errorMessage } from '../../../ui/state/error-message';
import { FullScreenSpinner } from '../../../ui/state/spinner.tsx';
import type { Mode } from './draft/draft.ts';
import { WizardSteps } from './wizard-steps.tsx';

/** Three steps that describe an organisation. Nothing in them is required. */
export function Wizard({ mode, org }: { mode: Mode; org: string }) {
  return mode === 'create' ? <Creating org={org} /> : <Editing org={org} />;
}

function Creating({ org }: { org: string }) {
  const { data: me, error } = useWhoami(org);
  // No one fills three steps to learn at their end that they may not.
  if (error instanceof Failure && (error.status === 403 || error.status === 404)) throw error;
  if (me && !may(me, ORGANISATIONS.edit)) throw new Failure('forbidden');
  return <WizardSteps mode="create" org={org} name={me?.organisation.name} />;
}

function Editing({ org }: { org: string }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useRead(
    findDetails,
    { params: { org } },
    { isAskedOnce: true },
  );
  if (data) return <WizardSteps mode="edit" org={org} name={data.name} fetched={data.orgData} />;
  if (isFetching || !error) return <FullScreenSpinner />;
  return (
    <main
      role="alert"
      className="grid min-h-dvh place-content-center justify-items-center gap-3 p-5 text-center"
    >
      <PageHead title={t`Edit Organisation`} />
      <div
        aria-hidden="true"
        className="brackets mb-5 grid size-24 place-items-center [--arm:24px] [--corner:8px] [--gap:0px]"
      >
        <CloudOff className="size-10 text-ink-2" strokeWidth={1.5} />
      </div>
      <h1 className="text-28">
        <Trans>Error fetching details</Trans>
      </h1>
      <p className="text-15 text-ink-2">{errorMessage(error)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button variant="primary" size="l" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
        <ButtonLink size="l" to="/dashboard">
          <Trans>Go to your organisations</Trans>
        </ButtonLink>
      </div>
    </main>
  );
}
