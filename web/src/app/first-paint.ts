/**
 * Runs before anything is drawn, inside the document. Must stay small and free of imports of the app.
 */
import { startWhenNeeded } from './start-when-needed.ts';

// Anyone who has chosen light or dark must not see the other one first.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.classList.add(theme);
} catch {
  // Storage is switched off: the system's choice holds.
}

// A form that is sent before its script has arrived would leave the page, and what was typed would be gone. It is
// marked instead, and sends itself as soon as it can (ui/form/form.tsx).
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.target.setAttribute('data-sent-early', '');
});

document.addEventListener('DOMContentLoaded', startWhenNeeded);
