const NAME = 'reloaded-for-release';

/**
 * After a release the parts of the old one are gone. A page that asks for such a part is loaded again, once: when that
 * does not help, the fault is another one, and the route's error page shows it.
 */
export function reloadOnceForNewRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(NAME) === window.location.href) return;
    sessionStorage.setItem(NAME, window.location.href);
    event.preventDefault();
    window.location.reload();
  });
}
