import { useNavigate } from 'react-router';
import { clearToken } from '../../../http/session.ts';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { endSession, findThisSession } from './this-session.ts';

/**
 * Ends this session on the server, then here. If the server cannot end it, the person stays signed in and
 * sees that: walking away from a session that is still alive is worse than pressing once more.
 */
export function useLogOut() {
  const navigate = useNavigate();
  const { isBusy, act } = useAsyncAction();

  async function leave() {
    const here = await findThisSession();
    if (here) await endSession(here.id);
    clearToken();
    await navigate('/login');
  }

  return { isBusy, logOut: () => void act(leave) };
}
