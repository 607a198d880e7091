/** The first thing that someone does with a page. Going back may lead to another page of the same document. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'popstate',
] as const;

/** A session, or a choice of colours: the page as the build drew it does not show them. */
const REMEMBERED = ['token-storage', 'theme'] as const;

/**
 * A page that is only read needs no script until someone does something with it, so a slow phone shows it without
 * stopping for the app. The app's files are fetched all the same, after everything that is seen (prerender.config.ts).
 */
export function startWhenNeeded(): void {
  const heldBack = document.querySelector<HTMLLinkElement>('link[data-app]');
  if (!heldBack) return;
  const start = () => {
    for (const sign of SIGNS) removeEventListener(sign, start, { capture: true });
    void import(/* @vite-ignore */ heldBack.href);
  };
  // Where the app has been before, it alone knows how far the page was scrolled.
  if (history.state !== null || remembersSomething()) start();
  else for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
}

function remembersSomething(): boolean {
  try {
    return REMEMBERED.some((name) => localStorage.getItem(name) !== null);
  } catch {
    // Storage is switched off: nothing can be remembered.
    return false;
  }
}
