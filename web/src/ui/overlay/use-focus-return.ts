import { useRef } from 'react';

/**
 * For a dialog that is opened by a state and not by a button of its own: the focus goes back to what had it. Nothing
 * in the dialog may take the focus by `autoFocus`, which comes before anyone is asked.
 */
export function useFocusReturn(isFocusOnFrame = false) {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      if (!isFocusOnFrame || !(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
