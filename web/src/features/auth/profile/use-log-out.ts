import { useNavigate } from 'react-router';
import { clearToken } from '../../../http/session.ts';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { endSession, findThisSession } from './this-session.ts';

/** Tells the person what logging out means for them; whether they still want it. */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;

/** Names who asks before someone logs out; the function that comes back ends that. */
export function askBeforeLogOut(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/**
 * Ends this session on the server, then here. If the server cannot end it, the person stays signed in and
 * sees that: walking away from a session that is still alive is worse than pressing once more.
 */
export function useLogOut() {
  const navigate = useNavigate();
  const { isBusy, act } = useAsyncAction();

  async function leave() {
    if (asker && !(await asker())) return;
    const here = await findThisSession();
    if (here) await endSession(here.id);
    clearToken();
    await navigate('/login');
  }

  return { isBusy, logOut: () => void act(leave) };
}
