import type { PAGES } from './pages.ts';

/** Fetches a page behind the door when it is opened. */
export function page(name: keyof typeof PAGES) {
  return async () => {
    const { PAGES: pages } = await import('./pages.ts');
    return { Component: await pages[name]() };
  };
}
