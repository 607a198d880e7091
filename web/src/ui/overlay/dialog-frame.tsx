import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { FocusEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFocusReturn } from './use-focus-return.ts';

export const SCRIM =
  'fixed inset-0 z-40 bg-[rgb(8_14_11/0.52)] transition-opacity duration-150 ease-out starting:opacity-0';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. Stays in sight while the rest scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
  /** The focus starts on the dialog itself: a field would raise a phone's keyboard over what is to be seen. */
  isFocusOnFrame?: boolean;
}

/** What a dialog and a side panel share. Focus stays within and goes back where it was. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  description,
  footer,
  children,
  isFocusOnFrame = false,
  className,
}: DialogProps & { className: string }) {
  const focusReturn = useFocusReturn(isFocusOnFrame);
  return (
    <Radix.Root open={isOpen} onOpenChange={(isStillOpen) => isStillOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          {...focusReturn}
          // Told so when there is nothing to describe it by; otherwise Radix links the description itself.
          {...(!description && { 'aria-describedby': undefined })}
          className={classNames(
            'fixed z-40 flex flex-col overflow-hidden border border-line bg-surface shadow-float',
            className,
          )}
        >
          <div
            onFocus={showFocused}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-6 pb-6"
          >
            <Radix.Title className="pr-10 text-20 leading-8 wrap-anywhere">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1 text-15 text-ink-2">{description}</Radix.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4 max-sm:px-4 max-sm:[&>*]:flex-1">
              {footer}
            </div>
          )}
          <CloseButton />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** From the last one the focus goes around to the first, which has long been scrolled away; Radix leaves it there. */
function showFocused({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest' });
}

/** Last in its dialog, so that the focus starts at what the dialog is for. */
function CloseButton() {
  return (
    <Radix.Close className="absolute top-[18px] right-3 inline-grid size-11 cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-[color-mix(in_srgb,var(--ink)_7%,transparent)] hover:text-ink">
      <X aria-hidden="true" className="size-[18px]" />
      <span className="sr-only">
        <Trans>Close</Trans>
      </span>
    </Radix.Close>
  );
}
