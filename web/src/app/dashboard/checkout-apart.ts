import { createPath, type DataRouter, type Location, matchPath } from 'react-router';
import { PAGE_PATHS } from './page-paths.ts';

const CHECKOUT_PATHS = PAGE_PATHS.filter(({ opensCheckout }) => opensCheckout).map(({ path }) => path);

const opensCheckout = (pathname: string) => CHECKOUT_PATHS.some((path) => matchPath(path, pathname) !== null);

/**
 * What a document may load is settled when it is fetched, and only the document of a page that opens the checkout may load anything from the
 * payment provider. So whoever comes to such a page, or leaves it, by whichever way, has the browser fetch the document of the address.
 */
export function keepCheckoutApart(
  router: Pick<DataRouter, 'subscribe'>,
  opened: Pick<globalThis.Location, 'pathname' | 'assign' | 'reload'>,
): void {
  const isApart = opensCheckout(opened.pathname);
  /** Where the browser was sent last. Someone may stay all the same, to keep what they have not saved. */
  let sentTo: string | undefined;
  router.subscribe(({ location, navigation }) => {
    const target: Location = navigation.location ?? location;
    if (opensCheckout(target.pathname) === isApart) sentTo = undefined;
    else if (target.key !== sentTo) {
      sentTo = target.key;
      opened.assign(createPath(target));
    }
  });
  // Going back can bring this document as it was left, which is no longer what the address shows.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && sentTo !== undefined) opened.reload();
  });
}
