import { useCallback, useEffect, useState } from 'react';
import { signedInUser } from '../../../http/session.ts';
import type { Draft } from '../draft/draft.ts';
import { leaseDraft } from '../draft/drafts.ts';

interface Opened {
  draft?: Draft;
  error?: unknown;
}

/** The draft of a product, as long as the page is there; fetched once for all pages that show it. */
export function useDraft(org: string, product: string, mayEdit: boolean): Opened & { retry: () => void } {
  const [opened, setOpened] = useState<Opened>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const note = (next: Opened) => void (isGone || setOpened(next));
    const { opening, end } = leaseDraft({ user: signedInUser() ?? '', org, product }, mayEdit);
    opening.then(
      (draft) => note({ draft }),
      (error: unknown) => note({ error }),
    );
    return () => {
      isGone = true;
      end();
      setOpened({});
    };
    // The attempt is a wish to ask anew.
    // oxlint-disable-next-line react/exhaustive-deps -- as said
  }, [org, product, mayEdit, attempt]);
  return { ...opened, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
