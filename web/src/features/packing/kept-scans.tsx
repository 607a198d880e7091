import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { onWake } from '../../http/live/wake.ts';
import { onSessionChange, signedInUser } from '../../http/session.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { askBeforeLogOut } from '../auth/profile/use-log-out.ts';
import { countKept } from './queue/count-kept.ts';
import { keptKeys } from './queue/kept-keys.ts';

/** Scans that wait on this device: sent wherever in the dashboard their person is, and told of before they log out. */
export function KeptScans() {
  useEffect(() => {
    send();
    const ends = [onSessionChange(send), onWake(send)];
    return () => ends.forEach((end) => end());
  }, []);
  return <LogOutQuestion />;
}

/** The desk of each organisation sends what waits there. It is not fetched by those who have nothing to send. */
function send(): void {
  if (keptOfMine().length === 0) return;
  import('./desk/desks.ts')
    // Someone else may be signed in by then.
    .then(({ deskOf }) => keptOfMine().forEach(deskOf))
    // The next occasion is when the network is back.
    .catch(() => undefined);
}

function keptOfMine() {
  const user = signedInUser();
  return user === undefined ? [] : keptKeys(user);
}

interface Question {
  waiting: number;
  answer: (isLeaving: boolean) => void;
}

function LogOutQuestion() {
  const { t } = useLingui();
  const [question, setQuestion] = useState<Question>();
  useEffect(
    () =>
      askBeforeLogOut(async () => {
        const waiting = countKept(signedInUser() ?? '');
        return waiting === 0 || new Promise((answer) => setQuestion({ waiting, answer }));
      }),
    [],
  );
  // Anyone who leaves the dashboard meanwhile has answered nothing.
  useEffect(() => () => question?.answer(false), [question]);
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      onClose={() => setQuestion(undefined)}
      onConfirm={() => question?.answer(true)}
      variant="primary"
      title={t`Log out?`}
      confirmLabel={<Trans>Log out</Trans>}
    >
      <Plural
        value={question?.waiting ?? 0}
        one="# scan has not been sent. It stays on this device and is sent once you sign in here again."
        other="# scans have not been sent. They stay on this device and are sent once you sign in here again."
      />
    </ConfirmDialog>
  );
}
