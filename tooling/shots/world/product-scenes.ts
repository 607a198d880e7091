import { foundProduct } from '../../../domain/src/products/samples.ts';
import { after, apiFails, type Scene } from '../shot.ts';
import { BOOKLET, JAR, MENU } from './cast.ts';
import { FULL } from './full-words.ts';
import { full, typical } from './organisation-scenes.ts';
import { IN_ORGANISATION } from './organisation-world.ts';

/** Every pack has a code of its own. */
export const dynamic: Scene = { ...typical, product: JAR };
/** One code for all packs: in use, and not yet. */
export const active: Scene = { who: 'owner', place: 'cafe', product: MENU };
export const inactive: Scene = { ...typical, product: BOOKLET };
export const asOperator: Scene = { ...dynamic, who: 'operator' };

const isOneProduct = ({ pathname }: URL) =>
  /^\/products\/[0-9a-f-]{36}$/.test(pathname.replace(IN_ORGANISATION, ''));

/** With names as long as they get. */
export const fullProduct: Scene = {
  ...after(full, (calls) =>
    calls.on(isOneProduct, (call) =>
      call.answer({ json: foundProduct({ name: FULL.name, nature: 'static', isActive: true }) }),
    ),
  ),
  product: BOOKLET,
};

/** The person and the product are known; nothing that the page itself asks for is answered. */
export const failing: Scene = after(active, async (calls) => {
  await apiFails(calls);
  await calls.on(
    (url) => url.pathname.endsWith('/whoami') || isOneProduct(url),
    (call) => call.sendOn(),
  );
});
