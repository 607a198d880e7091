import { create } from 'zustand';
import { changeToasts, type Toast, type ToastChange } from './toast-state.ts';

/** How long the record of a dismissed toast is kept. */
const REMOVAL_DELAY_MS = 1_000_000;

interface Toasts {
  toasts: readonly Toast[];
}

export const useToasts = create<Toasts>(() => ({ toasts: [] }));

const removals = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;

function apply(change: ToastChange): void {
  useToasts.setState(({ toasts }) => ({ toasts: changeToasts(toasts, change) }));
}

type Words = Omit<Toast, 'id' | 'isOpen'>;

/** Shows a toast, at the top right unless told otherwise. It takes the place of the one that is there. */
export function toast(words: Words) {
  count += 1;
  const id = String(count);
  apply({ type: 'add', toast: { position: 'top-right', ...words, id, isOpen: true } });
  return {
    id,
    update: (change: Partial<Words>) => apply({ type: 'update', toast: { ...change, id } }),
    dismiss: () => dismissToast(id),
  };
}

/** Closes it, or all of them; the record goes later. */
export function dismissToast(id?: string): void {
  const closed = useToasts.getState().toasts.filter((toast) => id === undefined || toast.id === id);
  apply({ type: 'dismiss', ...(id !== undefined && { id }) });
  for (const { id: closedId } of closed) {
    if (removals.has(closedId)) continue;
    removals.set(
      closedId,
      setTimeout(() => removeToast(closedId), REMOVAL_DELAY_MS),
    );
  }
}

/** Forgets it, or all of them, at once. */
export function removeToast(id?: string): void {
  for (const known of id === undefined ? removals.keys() : [id]) {
    clearTimeout(removals.get(known));
    removals.delete(known);
  }
  apply({ type: 'remove', ...(id !== undefined && { id }) });
}
