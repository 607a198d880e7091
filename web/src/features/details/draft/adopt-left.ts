import { forgetOnDevice, type KeptPart, keptOnDevice, keptOrder, ORDER } from './device.ts';
import { mergedOrder } from './draft-state.ts';
import type { Writer } from './saver-state.ts';
import { isGone, TAB, whenGone } from './tab.ts';
import type { PartId } from './values.ts';
import type { Workshop } from './workshop.ts';

/** Who wrote last what the server has, for those whose words were typed over something older. */
type Writers = ReadonlyMap<PartId, Writer>;

/**
 * Takes over what was typed on this device and is not known to be with the server: what a closed or killed tab left now, and
 * what is left by those that still live when they are gone. The signal ends that.
 */
export async function adoptLeft(workshop: Workshop, writers: Writers, signal: AbortSignal): Promise<void> {
  const { owner } = workshop;
  const tabs = new Set([...keptOnDevice(owner), ...keptOrder(owner)].map(({ tab }) => tab));
  for (const tab of tabs) {
    if (tab === TAB) continue;
    if (await isGone(tab)) await adoptFrom(workshop, tab, writers);
    else whenGone(tab, signal, () => void adoptFrom(workshop, tab, new Map()));
  }
}

async function adoptFrom(workshop: Workshop, tab: string, writers: Writers): Promise<void> {
  const { owner, order, store } = workshop;
  for (const left of keptOnDevice(owner)) if (left.tab === tab) await adoptPart(workshop, left, writers);
  for (const { ids } of keptOrder(owner).filter((one) => one.tab === tab)) {
    const known = store.getState().order;
    const wanted = mergedOrder(
      ids.filter((id) => known.includes(id)),
      known,
    );
    store.setState({ order: wanted });
    order.change(wanted);
    forgetOnDevice(owner, { id: ORDER, tab });
  }
}

async function adoptPart(workshop: Workshop, left: KeptPart, writers: Writers): Promise<void> {
  const { owner, savers, addSaver, replace, show } = workshop;
  const saver = savers.get(left.id) ?? addSaver(left.id, { value: null, revision: 0 });
  // Words of this tab, or of another that is gone, come first: then it is known whether these are other ones.
  await saver.flush();
  if (saver.state().standing.at !== 'saved') return;
  const { at, by } = writers.get(left.id) ?? {};
  saver.adopt(left, { ...(at !== undefined && { at }), ...(by !== undefined && { by }) });
  show(left.id, left.place);
  replace(left.id);
  if (saver.isKept()) forgetOnDevice(owner, left);
}
