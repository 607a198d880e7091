export type ToastVariant = 'default' | 'destructive' | 'success';

export const TOAST_POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

export interface Toast {
  id: string;
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Drawn at the bottom right when no one says. */
  position?: ToastPosition;
  /** Milliseconds until it closes by itself. */
  duration?: number;
  /** One thing that can be done about it, such as 'Undo'. */
  action?: { label: string; act: () => void };
  isOpen: boolean;
}

const TOAST_LIMIT = 1;

export type ToastChange =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; toast: Partial<Toast> & Pick<Toast, 'id'> }
  /** Closed and no longer seen; all of them without an id. */
  | { type: 'dismiss'; id?: string }
  /** Forgotten; all of them without an id. */
  | { type: 'remove'; id?: string };

/** What is left of the toasts after a change, newest first. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.type === 'add') return [change.toast, ...toasts].slice(0, TOAST_LIMIT);
  if (change.type === 'update')
    return toasts.map((toast) => (toast.id === change.toast.id ? { ...toast, ...change.toast } : toast));
  const matches = ({ id }: Toast) => change.id === undefined || id === change.id;
  if (change.type === 'dismiss')
    return toasts.map((toast) => (matches(toast) ? { ...toast, isOpen: false } : toast));
  return toasts.filter((toast) => !matches(toast));
}
