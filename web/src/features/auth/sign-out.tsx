import { useNavigate } from 'react-router';
import { forgetToken } from '../../http/session.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { endThisSession } from './api.ts';
import { useSend } from './form/use-send.ts';

export function SignOut() {
  const navigate = useNavigate();
  const { isBusy, error, send } = useSend();

  async function leave() {
    await endThisSession();
    forgetToken();
    await navigate('/login');
  }

  return (
    <div className="sign-out">
      <button className="button button-line" type="button" disabled={isBusy} onClick={() => void send(leave)}>
        Sign out
      </button>
      <FailureText of={error} />
    </div>
  );
}
