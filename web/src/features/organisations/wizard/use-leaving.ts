import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../../../ui/toast/toast.ts';
import type { Draft, Mode } from './draft/draft.ts';
import { unsavedGroups } from './draft/draft-state.ts';

/**
 * Ends the wizard: the draft goes, and the way leads to the organisations. While creating, what was typed and
 * not saved can be restored for as long as the toast is there. While editing, anyone with unsaved words is
 * asked first and may stay, so the step is forgotten only once they are gone.
 */
export function useLeaving(mode: Mode, draft: Draft) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isEnding = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (isEnding.current) draft.clear();
    };
  }, [draft]);

  function end(clear: () => void) {
    // Whoever went elsewhere while something was being saved stays there.
    if (isGone.current) return;
    if (mode === 'edit') isEnding.current = true;
    else clear();
    void navigate('/dashboard');
  }

  function clearWithUndo() {
    const isLost = unsavedGroups(draft.state()).length > 0;
    const putBack = draft.clear();
    if (!isLost) return;
    toast({
      title: t`Draft cleared`,
      description: t`What you entered was not saved.`,
      action: {
        label: t`Undo`,
        act: () => {
          putBack();
          void navigate(pathname);
        },
      },
    });
  }

  return {
    leave: () => end(clearWithUndo),
    /** Everything is saved, or no one wants it: nothing to take back. */
    finish: () => end(draft.clear),
    stay: () => {
      isEnding.current = false;
    },
  };
}
