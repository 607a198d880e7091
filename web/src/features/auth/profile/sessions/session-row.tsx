import { Trans, useLingui } from '@lingui/react/macro';
import { endMySession, type OpenSession } from '@qrigin/domain/auth';
import { useId } from 'react';
import { useWrite } from '../../../../http/query/use-write.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../../ui/button/use-async-action.ts';
import { DeviceIcon } from '../device-icon.tsx';
import { useLogOut } from '../use-log-out.ts';
import { sinceWords } from './since.ts';

/** Small beside a line of text, large enough for a thumb. */
const TOUCH = 'pointer-coarse:min-h-11';

interface Props {
  session: OpenSession;
  now: Date;
}

export function SessionRow({ session, now }: Props) {
  const { i18n } = useLingui();
  const nameId = useId();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-9 place-items-center rounded-control bg-sunken text-ink-2">
        <DeviceIcon device={session.device} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span id={nameId} className="font-semibold wrap-anywhere" translate="no">
            {session.device}
          </span>
          {session.is_this && (
            <Badge variant="good">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="text-14 text-ink-3">
          <time dateTime={session.created_at}>{sinceWords(i18n, new Date(session.created_at), now)}</time>
        </p>
      </div>
      <div className="max-sm:col-start-2">
        {session.is_this ? <EndHere nameId={nameId} /> : <EndThere id={session.id} nameId={nameId} />}
      </div>
    </li>
  );
}

function EndHere({ nameId }: { nameId: string }) {
  const { isBusy, logOut } = useLogOut();
  return (
    <Button size="s" className={TOUCH} aria-describedby={nameId} isBusy={isBusy} onClick={logOut}>
      <Trans>Log out</Trans>
    </Button>
  );
}

function EndThere({ id, nameId }: { id: string; nameId: string }) {
  const end = useWrite(endMySession);
  const { isBusy, act } = useAsyncAction();
  return (
    <Button
      size="s"
      className={TOUCH}
      aria-describedby={nameId}
      isBusy={isBusy}
      onClick={() => void act(() => end({ params: { id } }))}
    >
      <Trans>Log out</Trans>
    </Button>
  );
}
