import type { Section } from '@qrigin/domain/details';
import { movedTo, sectionOf } from './draft-state.ts';
import type { PartId, PartValue } from './values.ts';
import type { Workshop } from './workshop.ts';

/** What can be done with the sections of a draft as a list. */
export function createSections(workshop: Workshop) {
  const { store, savers, order, addSaver, show, replace } = workshop;
  const place = (id: PartId) => store.getState().order.indexOf(id);

  function insert(value: PartValue<'section'>, at: number) {
    const { id } = value.content;
    const saver = savers.get(id) ?? addSaver(id, { value: null, revision: 0 });
    saver.change(value, at);
    show(id, at);
    replace(id);
  }

  return {
    /** At the end unless a place is named. */
    add: (section: Section, at = store.getState().order.length) =>
      insert({ part: 'section', content: section }, at),

    /** Takes it out of the list; the function that comes back puts it where it was. */
    remove(id: PartId): () => void {
      const saver = savers.get(id);
      const value = saver?.state().latest;
      const at = place(id);
      if (!saver || value?.part !== 'section') return () => undefined;
      saver.change(null);
      show(id);
      return () => insert(value, Math.min(at, store.getState().order.length));
    },

    move(id: PartId, to: number) {
      if (place(id) === to) return;
      store.setState((state) => ({ order: movedTo(state.order, id, to) }));
      order.change(store.getState().order);
    },

    /** Shows it to shoppers or hides it, with all that is in it. */
    setHidden(id: PartId, isHidden: boolean) {
      const saver = savers.get(id);
      const section = sectionOf(saver?.state().latest ?? undefined);
      if (!saver || !section) return;
      const value: PartValue = { part: 'section', content: { ...section, is_hidden: isHidden } };
      saver.change(value);
      replace(id);
    },
  };
}
