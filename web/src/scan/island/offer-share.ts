/** Shows the share button where the browser can share. */
export function offerShare(): void {
  const button = document.querySelector<HTMLButtonElement>('.share');
  if (!button || !('share' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    // Turning the offer down again is no error.
    navigator.share({ title: document.title, url: location.href }).catch(() => undefined);
  });
}
