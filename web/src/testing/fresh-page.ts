import { vi } from 'vitest';

/**
 * Test files share a worker, its modules and its window, so that none of them is loaded for each file anew. Every file begins
 * on a page where no one has been, with nothing that an earlier file put in the place of the real thing.
 */
export function freshPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A few files run without a page.
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
