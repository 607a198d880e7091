import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

type Theme = 'system' | 'light' | 'dark';

/** What the storage calls it. app/first-paint.ts reads it before anything is drawn. */
const NAME = 'theme';

const WORDS = [
  ['system', msg`System`],
  ['light', msg`Light`],
  ['dark', msg`Dark`],
] as const;

const listeners = new Set<() => void>();

function chosenTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains('light')) return 'light';
  return classList.contains('dark') ? 'dark' : 'system';
}

/** Where pages are drawn beforehand no one has chosen. */
const nothingChosen = (): Theme => 'system';

function show(theme: string | null): void {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  if (theme === 'light' || theme === 'dark') classList.add(theme);
  for (const act of listeners) act();
}

function choose(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, theme);
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
  show(theme);
}

/** Other tabs follow. */
function handleStorage({ key, newValue }: StorageEvent): void {
  if (key === NAME || key === null) show(newValue);
}

function onThemeChange(act: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(act);
  return () => {
    listeners.delete(act);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}

/** Light, dark, or as the system has it. Takes the colours of its background. */
export function ThemeChoice() {
  const { t } = useLingui();
  const name = useId();
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, nothingChosen);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // What was chosen before the script came counts, too.
  useEffect(() => {
    const early = fieldset.current?.querySelector<HTMLInputElement>('input:checked:not([checked])')?.value;
    const chosen = WORDS.find(([value]) => value === early)?.[0];
    if (chosen) choose(chosen);
  }, []);
  return (
    <fieldset
      ref={fieldset}
      className="inline-flex items-center rounded-control border border-current/30 p-0.5 text-14 noscript:hidden"
    >
      <legend className="sr-only">{t`Colour theme`}</legend>
      {WORDS.map(([value, words]) => (
        <label
          key={value}
          className="grid min-h-11 cursor-pointer place-items-center rounded-small px-3 has-checked:bg-current/15 has-checked:font-semibold forced-colors:has-checked:outline-1 has-focus-visible:outline-2 has-focus-visible:outline-accent sm:min-h-8"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
            className="sr-only"
          />
          {t(words)}
        </label>
      ))}
    </fieldset>
  );
}
