import { useLingui } from '@lingui/react/macro';
import * as Radix from 'radix-ui/toast';
import { classNames } from '../class-names.ts';
import { useToasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import type { ToastPosition } from './toast-state.ts';

const DURATION_MS = 5000;
/** Pixels to the right; a shorter pull puts the toast back. */
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

const PLACES: Record<ToastPosition, string> = {
  'top-left': 'top-0 left-0',
  'top-center': 'top-0 left-1/2 -translate-x-1/2',
  'top-right': 'top-0 right-0',
  'bottom-left': 'bottom-0 left-0',
  'bottom-center': 'bottom-0 left-1/2 -translate-x-1/2',
  'bottom-right': 'right-0 bottom-0',
};

/** Where toasts appear: once in every frame. */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useToasts((state) => state.toasts);
  const position = toasts[0]?.position ?? 'bottom-right';
  return (
    <Radix.Provider
      label={t`Notification`}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={HOTKEY}
        label={t`Notifications (F8)`}
        data-position={position}
        data-not-printed
        className={classNames(
          // 380 pixels of toast, 16 around it; what lies beside the toast stays within reach.
          'pointer-events-none fixed z-50 w-full max-w-full list-none p-4 sm:w-[412px]',
          PLACES[position],
        )}
      />
    </Radix.Provider>
  );
}
