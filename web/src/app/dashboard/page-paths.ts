import { PAGES } from '@qrigin/domain/features';

/**
 * The addresses behind the door, which the router knows from the start. The build puts the list itself here
 * (`page-paths.config.ts`): who reads the home page need not load all that features declare.
 */
export const PAGE_PATHS = PAGES.filter(({ path }) => /^\/dashboard(\/|$)/.test(path)).map(
  ({ path, isFullScreen = false, opensCheckout = false }) => ({ path, isFullScreen, opensCheckout }),
);
