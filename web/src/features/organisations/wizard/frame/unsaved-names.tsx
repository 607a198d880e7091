import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import type { Draft } from '../draft/draft.ts';
import { unsavedGroups } from '../draft/draft-state.ts';
import { STEP_WORDS } from '../step-words.ts';

/** Names the steps whose words would be lost. */
export function UnsavedNames({ draft }: { draft: Draft }) {
  const { i18n, t } = useLingui();
  const state = useStore(draft.store);
  const names = unsavedGroups(state).map((group) => t(STEP_WORDS[group].name));
  const list = <b className="font-semibold">{new Intl.ListFormat(i18n.locale).format(names)}</b>;
  return <Trans>You have not saved {list}. What you entered there will be lost.</Trans>;
}
