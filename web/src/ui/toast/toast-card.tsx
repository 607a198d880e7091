import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { classNames } from '../class-names.ts';
import { dismissToast } from './toast.ts';
import type { Toast, ToastVariant } from './toast-state.ts';

const VARIANTS: Record<ToastVariant, string> = {
  default: 'border-line bg-surface text-ink',
  destructive: 'border-[color-mix(in_srgb,var(--danger)_35%,transparent)] bg-danger-soft text-danger',
  success: 'border-[color-mix(in_srgb,var(--accent)_35%,transparent)] bg-accent-soft text-accent-text',
};
const ICONS: Record<ToastVariant, typeof Info> = {
  default: Info,
  destructive: CircleAlert,
  success: CircleCheck,
};

/** One toast. What went wrong interrupts who listens; the rest waits for a pause. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, variant = 'default', duration, action, isOpen } = toast;
  const Icon = ICONS[variant];
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) dismissToast(id);
      }}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      {...(duration !== undefined && { duration })}
      className={classNames(
        'pointer-events-auto grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 rounded-card border py-3.5 pr-2 pl-4 text-15 leading-[22px] shadow-float',
        'transition duration-150 ease-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none starting:opacity-0',
        VARIANTS[variant],
      )}
    >
      <Icon aria-hidden="true" className="mt-px size-5" />
      <div className="min-w-0 self-center wrap-anywhere">
        <Radix.Title className="font-semibold first-letter:uppercase">{title}</Radix.Title>
        {description && (
          <Radix.Description
            className={classNames('text-14 leading-5', variant === 'default' && 'text-ink-2')}
          >
            {description}
          </Radix.Description>
        )}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.act}
            className="-mb-1.5 inline-flex min-h-8 cursor-pointer items-center font-semibold underline decoration-1 underline-offset-3 pointer-coarse:min-h-11"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close className="-my-[5px] inline-grid size-8 cursor-pointer place-items-center rounded-control hover:bg-[color-mix(in_srgb,currentColor_10%,transparent)] pointer-coarse:-my-[11px] pointer-coarse:size-11">
        <X aria-hidden="true" className="size-[18px]" />
        <span className="sr-only">
          <Trans>Close</Trans>
        </span>
      </Radix.Close>
    </Radix.Root>
  );
}
