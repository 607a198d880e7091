import { useLocation } from 'react-router';
import { type OpenProduct, useEntries } from '../../../feature/features-context.ts';

/** On a phone the pages of Setup are chips on the page; on a desk they are below it in the side bar. */
export const PHONE = '(width < 768px)';

/** The part of a product's pages that has pages of its own, which features put in its place. */
export function useSetup(open: OpenProduct) {
  const { pathname } = useLocation();
  const entries = useEntries('setup', open.org, open);
  const to = `/dashboard/${open.org}/${open.id}/setup`;
  const isAt = (path: string) => `${pathname}/`.startsWith(`${path}/`);
  // The longest: the first page of Setup has the address of Setup itself.
  const [current] = entries
    .filter((entry) => isAt(entry.to))
    .toSorted((one, other) => other.to.length - one.to.length);
  return { to, entries, current, isOpen: isAt(to) };
}
