import { type DetailGroup, NO_DETAILS, type OrganisationDetails } from '@qrigin/domain/organisations';
import { createStore } from 'zustand/vanilla';
import { type DraftState, newDraft } from './draft-state.ts';
import { type DraftOwner, keep, readForm, readStep, takeOut } from './draft-storage.ts';
import type { Step } from './steps.ts';

export type Mode = 'create' | 'edit';

export type Draft = ReturnType<typeof openDraft>;

/**
 * What was typed and where someone is. Creating keeps both across a reload; editing keeps only the step, because the
 * form is filled with what the server has (`fetched`). Without an owner nothing is kept.
 */
export function openDraft(
  mode: Mode,
  owner: DraftOwner | undefined,
  fetched: OrganisationDetails = NO_DETAILS,
) {
  const isForm = mode === 'create';
  const store = createStore<DraftState>(() => ({
    ...newDraft(fetched, NO_DETAILS),
    ...(isForm && owner && readForm(owner)),
    step: (owner && readStep(owner)) ?? 1,
  }));
  let isOver = false;
  let isKept = owner !== undefined;
  store.subscribe((state) => {
    if (owner && !isOver) isKept = keep(owner, state, isForm);
  });

  const outcome = (group: DetailGroup, is: DraftState['outcomes'][DetailGroup]) =>
    store.setState(({ outcomes }) => ({ outcomes: { ...outcomes, [group]: is } }));

  return {
    store,
    state: store.getState,
    /** Whether what is typed survives that the page is closed. */
    isKept: () => isForm && isKept,
    goTo: (step: Step) => store.setState({ step }),
    change: <Group extends DetailGroup>(group: Group, values: OrganisationDetails[Group]) =>
      store.setState((state) => ({ values: { ...state.values, [group]: values } })),
    noteSaved: <Group extends DetailGroup>(group: Group, values: OrganisationDetails[Group]) => {
      store.setState((state) => ({ saved: { ...state.saved, [group]: values } }));
      outcome(group, 'saved');
    },
    noteFailed: (group: DetailGroup) => outcome(group, 'failed'),
    /** What is saved, or could not be, stays so. */
    noteSkipped: (group: DetailGroup) => {
      if (store.getState().outcomes[group] === 'untouched') outcome(group, 'skipped');
    },
    /** Nothing is kept from now on; the function that comes back puts what was there into its place again. */
    clear: (): (() => void) => {
      isOver = true;
      return owner ? takeOut(owner) : () => undefined;
    },
  };
}
