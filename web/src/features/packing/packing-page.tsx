import { useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { Id } from '@qrigin/domain/http';
import type { Whoami } from '@qrigin/domain/organisations';
import { PACKING_FEATURE, PACKING_JOBS, type PackingJob } from '@qrigin/domain/packing';
import { normaliseCode } from '@qrigin/domain/qr';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { mayOpen } from '../../feature/may.ts';
import { isNonMember, RedirectNonMember } from '../../feature/redirect-non-member.tsx';
import { useWhoami } from '../../feature/use-whoami.ts';
import { onSessionChange, signedInUser } from '../../http/session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { FullScreenSpinner } from '../../ui/state/spinner.tsx';
import { deskOf } from './desk/desks.ts';
import { useHandScanner } from './input/use-hand-scanner.ts';
import { useTakeScan } from './input/use-take-scan.ts';
import { usePackingSettings } from './signals/packing-settings.ts';
import { useSignals } from './signals/use-signals.ts';
import { useWakeLock } from './signals/use-wake-lock.ts';
import { JobChoice } from './start/job-choice.tsx';
import { WhenFull } from './start/when-full.tsx';
import { JobScreen } from './work/job-screen.tsx';
import { RedScreen } from './work/red-screen.tsx';
import { SaidAloud } from './work/said-aloud.tsx';

const [PAGE] = PACKING_FEATURE.pages;

/** It fills the screen, so what the pages of an organisation have around them is done here. */
export function PackingPage() {
  const { t } = useLingui();
  const org = useOrg();
  const user = useSyncExternalStore(onSessionChange, signedInUser);
  const { data: me, error, refetch } = useWhoami(org);
  if (isNonMember(error)) return <RedirectNonMember org={org} />;
  if (user === undefined || (!me && !error)) return <FullScreenSpinner />;
  if (me && mayOpen(me, PAGE.may)) return <Packing key={`${user} ${org}`} me={me} user={user} />;
  return (
    <main className="p-5">
      <PageHead title={t`Packing`} />
      <FailedState error={error ?? new Failure('forbidden')} onRetry={() => void refetch()} />
    </main>
  );
}

/** Anyone may type an address. What is no id cannot be an organisation. */
function useOrg(): string {
  const { orgId } = useParams();
  const org = Id.safeParse(orgId);
  if (!org.success) throw new Failure('not_found');
  return org.data;
}

/** The job and the pack are in the address, so that a page that was closed by mistake opens where it was. */
function useChosen() {
  const [search, setSearch] = useSearchParams();
  return {
    job: PACKING_JOBS.find((job) => job === search.get('job')),
    code: normaliseCode(search.get('pack') ?? ''),
    choose: (job?: PackingJob, code?: string): void => {
      setSearch({ ...(job && { job }), ...(code !== undefined && { pack: code }) });
    },
  };
}

function Packing({ me, user }: { me: Whoami; user: string }) {
  const org = me.organisation.id;
  const [desk] = useState(() => deskOf({ user, org }));
  const { job, code, choose } = useChosen();
  const navigate = useNavigate();
  const work = useStore(desk.store, (state) => state.work);
  const { take, isReady, isOpening } = useTakeScan({ desk, job, code, onPack: (pack) => choose(job, pack) });
  useHandScanner(take);
  useWakeLock();
  useSignals(desk);

  return (
    <>
      {job === undefined ? (
        <JobChoice
          desk={desk}
          code={code}
          onBack={() => void navigate(`/dashboard/${org}`)}
          onChoose={(chosen) => {
            usePackingSettings.setState({ lastJob: chosen });
            choose(chosen, code);
          }}
          rules={me.rank === 0 && <WhenFull org={org} />}
        />
      ) : (
        <JobScreen
          desk={desk}
          job={job}
          work={isReady ? work : undefined}
          isOpening={isOpening}
          onRead={take}
          onNext={() => choose(job)}
          onBack={() => choose()}
        />
      )}
      <SaidAloud desk={desk} />
      {/* Nothing more can be done with a pack that is refused itself. */}
      <RedScreen desk={desk} org={org} onAcknowledge={(red) => red.code === code && choose(job)} />
    </>
  );
}
