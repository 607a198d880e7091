import type { Draft as FetchedDraft } from '@qrigin/domain/details';
import { createStore } from 'zustand/vanilla';
import { type DeviceOwner, forgetOnDevice, keepOnDevice, ORDER, type Unsent } from './device.ts';
import type { DraftCalls } from './draft-calls.ts';
import { type DraftState, movedTo, type PartState } from './draft-state.ts';
import { fetchedParts } from './fetched.ts';
import { createSaver, type Saver } from './saver.ts';
import type { SaverState } from './saver-state.ts';
import { createShown } from './shown.ts';
import { TAB } from './tab.ts';
import { theirsIn } from './theirs-in.ts';
import { isSameValue, isSection, type PartId, type PartValue } from './values.ts';

export type Workshop = ReturnType<typeof createWorkshop>;

const stateOf = (fetched: FetchedDraft): DraftState => ({
  parts: Object.fromEntries(
    Array.from(fetchedParts(fetched), ([id, { value }]) => [
      id,
      { value, standing: { at: 'saved' }, edition: 0 } satisfies PartState,
    ]),
  ),
  order: fetched.sections.map(({ content }) => content.id),
  orderAt: 'saved',
  changes: fetched.changes,
  published: fetched.published,
  files: fetched.files,
  savedAt: undefined,
  isUnkept: false,
});

/** What a draft is made of: its state, and for each part what brings it to the server. */
export function createWorkshop(owner: DeviceOwner, fetched: FetchedDraft, calls: DraftCalls) {
  const store = createStore<DraftState>(() => stateOf(fetched));
  const savers = new Map<PartId, Saver<PartValue>>();

  function setPart(id: PartId, change: Partial<PartState>) {
    store.setState(({ parts }) => {
      const part = parts[id];
      return part ? { parts: { ...parts, [id]: { ...part, ...change } } } : {};
    });
  }

  const shown = createShown((id) => {
    const latest = savers.get(id)?.state().latest;
    if (latest) setPart(id, { value: latest });
  });

  /** It is now what it is here, and did not come from its form. */
  function replace(id: PartId) {
    const edition = (store.getState().parts[id]?.edition ?? 0) + 1;
    setPart(id, { edition });
    shown.now(id);
  }

  /** The list has a section as long as there is one, and while it is not decided whether there is. */
  function show(id: PartId, at?: number) {
    const saver = savers.get(id);
    if (!saver || !isSection(id)) return;
    const { latest, standing } = saver.state();
    const isListed = latest !== null || standing.at === 'conflict';
    store.setState(({ parts, order }) => ({
      parts: latest ? { ...parts, [id]: { edition: 0, ...parts[id], value: latest, standing } } : parts,
      order: isListed ? withPlace(order, id, at) : order.filter((other) => other !== id),
    }));
  }

  function noteState(id: PartId, { standing }: SaverState<PartValue>) {
    const { parts, order } = store.getState();
    if (parts[id]?.standing.at !== standing.at || standing.at === 'conflict') setPart(id, { standing });
    // Deleted here and changed elsewhere: someone has to see both.
    if (standing.at === 'conflict' && !order.includes(id)) show(id);
    const isUnkept = [...savers.values()].some((saver) => !saver.isKept());
    if (store.getState().isUnkept !== isUnkept) store.setState({ isUnkept });
  }

  const answers = { count: 0, newest: 0 };
  async function send(answering: ReturnType<DraftCalls['order']>): Promise<number> {
    const { revision, changes } = await answering;
    answers.count += 1;
    // Answers about several parts may overtake one another.
    const isNewest = revision === 0 || revision > answers.newest;
    answers.newest = Math.max(answers.newest, revision);
    store.setState({ savedAt: new Date(), ...(isNewest && changes && { changes }) });
    return revision;
  }

  const onDevice = <Value>(id: PartId) => ({
    keep: (unsent: Unsent<Value>) => keepOnDevice(owner, { id, tab: TAB }, unsent),
    forget: () => forgetOnDevice(owner, { id, tab: TAB }),
  });

  /** Null and 0 for a section that the server does not know yet. */
  function addSaver(id: PartId, known: { value: PartValue | null; revision: number }): Saver<PartValue> {
    const part = isSection(id) ? 'section' : known.value?.part;
    const saver = createSaver<PartValue>(known, {
      ...onDevice(id),
      isSame: isSameValue,
      send: (value, over) => send(value === null ? calls.remove(id, over) : calls.save(value, over)),
      theirsIn: (error) => part && theirsIn(error, part),
      onState: (state) => noteState(id, state),
    });
    savers.set(id, saver);
    return saver;
  }

  const order = createSaver<readonly PartId[]>(
    { value: store.getState().order, revision: 0 },
    {
      ...onDevice(ORDER),
      isSame: (one, other) => one?.join() === other?.join(),
      async send(ids) {
        await Promise.all((ids ?? []).map(async (id) => isNew(id) && savers.get(id)?.flush()));
        return send(calls.order((ids ?? []).filter((id) => savers.has(id) && !isNew(id))));
      },
      theirsIn: () => undefined,
      onState: ({ standing: { at } }) => at === store.getState().orderAt || store.setState({ orderAt: at }),
    },
  );
  const isNew = (id: PartId) => savers.get(id)?.state().revision === 0;

  for (const [id, known] of fetchedParts(fetched)) addSaver(id, known);
  return { owner, calls, store, savers, order, addSaver, show, replace, shown, answers };
}

function withPlace(order: readonly PartId[], id: PartId, at = order.length): readonly PartId[] {
  return order.includes(id) ? order : movedTo(order, id, at);
}
