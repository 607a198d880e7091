import type { Draft as FetchedDraft } from '@qrigin/domain/details';
import type { StoredFile } from '@qrigin/domain/files';
import { adoptLeft } from './adopt-left.ts';
import type { DeviceOwner } from './device.ts';
import type { DraftCalls } from './draft-calls.ts';
import { mergedOrder } from './draft-state.ts';
import { fetchedParts } from './fetched.ts';
import { createSections } from './sections.ts';
import { idOf, isSection, type PartId, type PartValue } from './values.ts';
import { createWorkshop, type Workshop } from './workshop.ts';

export type Draft = ReturnType<typeof createDraft>;

/** A draft that someone has open: what is typed into it is kept at once and sent soon. */
export function createDraft(owner: DeviceOwner, fetched: FetchedDraft, calls: DraftCalls) {
  const workshop = createWorkshop(owner, fetched, calls);
  const { store, savers, order, shown, replace, show } = workshop;
  const stopping = new AbortController();
  const everySaver = () => [...savers.values(), order];

  return {
    owner,
    store,
    ...createSections(workshop),
    /** As it was typed last. */
    latest: (id: PartId): PartValue | undefined => savers.get(id)?.state().latest ?? undefined,
    change(value: PartValue) {
      const id = idOf(value);
      savers.get(id)?.change(value);
      shown.soon(id);
    },
    /** What is beside the forms catches up with them at once. */
    showAll: () => shown.all(),
    addFile: (file: StoredFile) =>
      store.setState(({ files }) => ({ files: [...files.filter(({ id }) => id !== file.id), file] })),
    /** Of two versions of a part, one counts from now on. */
    decide(id: PartId, whose: 'mine' | 'theirs') {
      savers.get(id)?.decide(whose);
      show(id);
      replace(id);
    },
    adoptLeft: () => adoptLeft(workshop, fetchedParts(fetched), stopping.signal),
    /** Sends all that waits; the parts that the server does not have nevertheless. */
    async settle(): Promise<PartId[]> {
      shown.all();
      await Promise.all([...savers.values()].map((saver) => saver.flush()));
      await order.flush();
      return [...savers].flatMap(([id, saver]) => (saver.state().standing.at === 'saved' ? [] : [id]));
    },
    /** Sends nothing while something is done with the draft as it is on the server. */
    async still<Result>(work: () => Promise<Result>): Promise<Result> {
      for (const saver of everySaver()) saver.hold(true);
      try {
        return await work();
      } finally {
        for (const saver of everySaver()) saver.hold(false);
      }
    },
    receive: (news: FetchedDraft) => receive(workshop, news),
    /** Asks for what others changed. What was answered meanwhile makes an answer old before it comes. */
    async refresh(): Promise<void> {
      const { answers } = workshop;
      const before = answers.count;
      const news = await calls.fetch();
      if (answers.count === before) receive(workshop, news);
    },
    isSaved: () => everySaver().every((saver) => saver.state().standing.at === 'saved'),
    wake: () => everySaver().forEach((saver) => saver.wake()),
    stop() {
      stopping.abort();
      shown.stop();
      for (const saver of everySaver()) saver.stop();
    },
  };
}

/** What others changed is taken over wherever nothing was typed here. */
function receive(workshop: Workshop, news: FetchedDraft): void {
  const { store, savers, order, addSaver, show, replace } = workshop;
  const parts = fetchedParts(news);
  for (const [id, { value, revision }] of parts) {
    const saver = savers.get(id) ?? addSaver(id, { value: null, revision: 0 });
    if (saver.take(value, revision)) {
      show(id);
      replace(id);
    }
  }
  for (const [id, saver] of savers) if (!parts.has(id)) saver.take(null, 0);

  const isThere = (id: PartId) => savers.get(id)?.state().latest !== null;
  const theirs = [...parts.keys()].filter(isSection);
  const mine = store.getState().order;
  const isMoved = order.state().standing.at !== 'saved';
  const merged = isMoved ? mergedOrder(mine, theirs) : mergedOrder(theirs, mine);
  const next = merged.filter(isThere);
  const { changes, published, files } = news;
  store.setState((state) => ({
    order: next,
    changes,
    published,
    files: [...state.files.filter(({ id }) => !files.some((one) => one.id === id)), ...files],
  }));
}
