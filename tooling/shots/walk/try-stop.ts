import { hurryForms } from '../../forms/hurry.ts';
import { LAYER, walkByKeyboard } from '../../keyboard/walk.ts';
import { firstLines, type Picture } from '../picture.ts';
import type { Lane } from './lane.ts';
import type { Stop } from './stops.ts';

/** After the picture: what someone without a mouse cannot do there, and what a form does when it is hurried. */
export async function tryStop(
  lane: Lane,
  stop: Stop,
  picture: Picture,
  known: Set<string>,
): Promise<Picture> {
  const faults: string[] = [...picture.faults];
  let forms = 0;
  try {
    if (stop.isWalked) faults.push(...(await walkByKeyboard(lane.page, known)), ...lane.watch.faults());
    if (stop.hasForm) {
      // What a layer covers cannot be sent meanwhile.
      await lane.calls.clear();
      const place = lane.page.locator(stop.opening.isLayer ? LAYER : 'body');
      const hurried = await hurryForms(lane.page, place);
      forms = hurried.forms;
      faults.push(...hurried.faults);
    }
  } catch (error) {
    faults.push(`could not be tried: ${firstLines(error)}`);
  }
  lane.watch.clear();
  return { ...picture, faults, isWalked: stop.isWalked, forms };
}
