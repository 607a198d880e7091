import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { OpenProduct } from '../../feature/features-context.ts';
import { showFailure } from '../../ui/state/show-failure.ts';
import type { FindDialog } from './find-dialog.tsx';

/** The key next to the letter differs between keyboards. */
const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface Props {
  whoami: Whoami | undefined;
  open: OpenProduct | undefined;
}

/** Opens the search over everything, as Control and K do. */
export function FindButton({ whoami, open }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<{ FindDialog: typeof FindDialog }>();
  const find = useCallback(() => {
    setOpen(true);
    // Fetched when someone looks for something.
    import('./find-dialog.tsx').then(setParts, showFailure);
  }, []);
  useFindKey(find);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={find}
        className="flex size-11 cursor-pointer items-center justify-center gap-2 rounded-control text-14 max-md:text-chrome-ink max-md:focus-visible:outline-chrome-accent md:h-9 md:w-44 md:border md:border-line md:bg-surface md:pr-2 md:pl-2.5 md:text-ink-3 md:hover:border-ink-3 md:hover:text-ink lg:w-74"
      >
        <Search aria-hidden="true" className="size-5 shrink-0 md:size-4" />
        <span className="flex-1 text-left max-md:sr-only">
          <Trans>Find</Trans>
        </span>
        <kbd
          aria-hidden="true"
          className="rounded-small border border-line px-1.5 font-mono text-12 leading-5 max-md:hidden"
        >
          {IS_APPLE ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen && parts && <parts.FindDialog whoami={whoami} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Does nothing while a dialog is open: what it asks comes first. */
function useFindKey(onFind: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isFind || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) onFind();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onFind]);
}
