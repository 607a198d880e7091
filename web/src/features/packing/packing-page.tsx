import { useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { Id } from '@qrigin/domain/http';
import type { Whoami } from '@qrigin/domain/organisations';
import { PACKING_FEATURE, PACKING_JOBS, type PackingJob } from '@qrigin/domain/packing';
import { normaliseCode } from '@qrigin/domain/qr';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { mayOpen } from '../../feature/may.ts';
import { isNonMember, RedirectNonMember } from '../../feature/redirect-non-member.tsx';
import { useWhoami } from '../../feature/use-whoami.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { FullScreenSpinner } from '../../ui/state/spinner.tsx';
import { tallyOf } from './desk/desk-state.ts';
import { deskOf } from './desk/desks.ts';
import { usePackingSettings } from './signals/packing-settings.ts';
import { useSignals } from './signals/use-signals.ts';
import { useWakeLock } from './signals/use-wake-lock.ts';
import { JobChoice } from './start/job-choice.tsx';
import { ScanPack } from './start/scan-pack.tsx';
import { WhenFull } from './start/when-full.tsx';
import { RedScreen } from './work/red-screen.tsx';
import { SaidAloud } from './work/said-aloud.tsx';
import { WorkScreen } from './work/work-screen.tsx';

const [PAGE] = PACKING_FEATURE.pages;

/** It fills the screen, so what the pages of an organisation have around them is done here. */
export function PackingPage() {
  const { t } = useLingui();
  const org = useOrg();
  const { data: me, error, refetch } = useWhoami(org);
  if (isNonMember(error)) return <RedirectNonMember org={org} />;
  if (me && mayOpen(me, PAGE.may)) return <Packing key={org} me={me} />;
  if (!me && !error) return <FullScreenSpinner />;
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

function Packing({ me }: { me: Whoami }) {
  const org = me.organisation.id;
  const [desk] = useState(() => deskOf(org));
  const { job, code, choose } = useChosen();
  const navigate = useNavigate();
  const reds = useStore(desk.store, (state) => state.reds);
  const turnedAway = useStore(desk.store, (state) => state.turnedAway);
  const work = useStore(desk.store, (state) => state.work);
  useWakeLock();
  useSignals(desk);
  const isReady = job !== undefined && (code !== undefined || job === 'unpack');
  useEffect(() => {
    if (isReady) desk.begin(job, code);
    else desk.leave();
  }, [desk, isReady, job, code]);

  const [red] = reds;
  function acknowledge() {
    desk.acknowledge();
    // Nothing more can be done with a pack that is refused itself.
    if (red?.code !== null && red?.code === code) choose(job);
  }

  return (
    <>
      {job === undefined && (
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
      )}
      {job !== undefined && !isReady && (
        <ScanPack
          key={job}
          desk={desk}
          job={job}
          onPack={(pack) => choose(job, pack)}
          onBack={() => choose()}
        />
      )}
      {isReady && work && (
        <WorkScreen desk={desk} work={work} onNext={() => choose(job)} onBack={() => choose()} />
      )}
      <SaidAloud desk={desk} tally={work && tallyOf(work)} />
      {red && (
        <RedScreen
          key={red.id}
          org={org}
          red={red}
          turnedAway={turnedAway}
          onScan={desk.turnAway}
          onAcknowledge={acknowledge}
          onPutIn={desk.putInAnyway}
        />
      )}
    </>
  );
}
