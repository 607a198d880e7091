import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { endMySession, listMySessions, type OpenSession } from '@qrigin/domain/auth';
import { useRead } from '../../../../http/query/use-read.ts';
import { useWrite } from '../../../../http/query/use-write.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../../ui/button/use-async-action.ts';
import { Section } from '../../../../ui/page/section.tsx';
import { errorMessage } from '../../../../ui/state/error-message';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { SessionRow } from './session-row.tsx';

/** Where the person is signed in. */
export function Sessions() {
  const { t } = useLingui();
  const { data: sessions, dataUpdatedAt, error, refetch } = useRead(listMySessions, {});
  return (
    <Section id="sessions" title={t`Sessions`}>
      {sessions && <SessionList sessions={sessions} now={new Date(dataUpdatedAt)} />}
      {!sessions && !error && <Skeleton className="h-16" />}
      {!sessions && error && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{errorMessage(error)}</p>
          <Button size="s" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </Section>
  );
}

function SessionList({ sessions, now }: { sessions: readonly OpenSession[]; now: Date }) {
  const others = sessions.filter((session) => !session.is_this);
  return (
    <>
      <ul className="grid list-none divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} />
        ))}
      </ul>
      {others.length > 0 && <EndOthers others={others} />}
    </>
  );
}

function EndOthers({ others }: { others: readonly OpenSession[] }) {
  const { t } = useLingui();
  const end = useWrite(endMySession, { refresh: 'later' });
  const { isBusy, act } = useAsyncAction();

  async function endAll() {
    for (const { id } of others) await end({ params: { id } });
    toast({ title: t`Logged out everywhere else` });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button isBusy={isBusy} onClick={() => void act(endAll)}>
        <Trans>Log out everywhere else</Trans>
      </Button>
      <span className="text-14 text-ink-3">
        <Plural value={others.length} one="# other session" other="# other sessions" />
      </span>
    </div>
  );
}
