import { Trans } from '@lingui/react/macro';
import * as Radix from 'radix-ui/alert-dialog';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { CONTROL } from '../form/control-classes.ts';
import { Verbatim } from '../text/verbatim.tsx';
import { SCRIM } from './dialog-frame.tsx';
import { useConfirm } from './use-confirm.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  confirmLabel: ReactNode;
  /** Busy until its promise is kept; a failure is shown as a toast and the dialog stays. */
  onConfirm: () => Promise<void> | void;
  /** Has to be typed first, letter for letter. */
  typed?: string;
  variant?: 'primary' | 'danger';
  /** Of its buttons: `l` for gloves. */
  size?: 'm' | 'l';
  /** What will happen. */
  children?: ReactNode;
}

/** Asks once more before what cannot be brought back. */
export function ConfirmDialog({ isOpen, ...props }: Props) {
  return (
    <Radix.Root open={isOpen}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Question {...props} />
      </Radix.Portal>
    </Radix.Root>
  );
}

function Question({
  onClose,
  title,
  confirmLabel,
  onConfirm,
  typed,
  variant = 'danger',
  size = 'm',
  children,
}: Omit<Props, 'isOpen'>) {
  const [text, setText] = useState('');
  const { isBusy, confirm, leave } = useConfirm(onConfirm, onClose);
  const focusReturn = useFocusReturn();
  const confirmButton = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Content
      {...(!children && { 'aria-describedby': undefined })}
      onEscapeKeyDown={leave}
      onCloseAutoFocus={focusReturn.onCloseAutoFocus}
      onOpenAutoFocus={(event) => {
        focusReturn.onOpenAutoFocus(event);
        // What harms no one may be confirmed by Enter; otherwise the focus is on Cancel, as Radix has it.
        if (variant === 'danger' || typed !== undefined) return;
        event.preventDefault();
        confirmButton.current?.focus();
      }}
      className="fixed inset-x-0 bottom-0 z-40 flex max-h-[calc(100dvh-32px)] flex-col overflow-hidden rounded-t-sheet border border-line bg-surface shadow-float transition duration-150 ease-out sm:top-1/2 sm:right-auto sm:bottom-auto sm:left-1/2 sm:w-120 sm:max-w-[calc(100vw-32px)] sm:-translate-1/2 sm:rounded-dialog starting:opacity-0"
    >
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          // Drawn elsewhere, but inside for React: a form around the dialog must not be sent along.
          event.stopPropagation();
          void confirm();
        }}
      >
        <div className="min-h-0 overflow-y-auto p-6">
          <Radix.Title className="text-20 leading-8 wrap-anywhere">{title}</Radix.Title>
          {children && (
            <Radix.Description asChild>
              <div className="mt-1 text-15 text-ink-2">{children}</div>
            </Radix.Description>
          )}
          {typed !== undefined && <TypedField wanted={typed} text={text} onChange={setText} />}
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4 max-sm:px-4 max-sm:*:flex-1">
          <Radix.Cancel asChild>
            <Button size={size} onClick={leave}>
              <Trans>Cancel</Trans>
            </Button>
          </Radix.Cancel>
          <Button
            ref={confirmButton}
            type="submit"
            variant={variant}
            size={size}
            isBusy={isBusy}
            disabled={typed !== undefined && text !== typed}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Radix.Content>
  );
}

interface TypedFieldProps {
  wanted: string;
  text: string;
  onChange: (text: string) => void;
}

function TypedField({ wanted, text, onChange }: TypedFieldProps) {
  const name = <Verbatim text={wanted} className="font-mono font-medium whitespace-pre-wrap" />;
  const id = useId();
  return (
    <div className="mt-4 grid gap-1.5">
      <label htmlFor={id} className="text-14 leading-5 font-semibold wrap-anywhere">
        <Trans>Type {name} to confirm</Trans>
      </label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(CONTROL, 'h-12 font-mono')}
      />
    </div>
  );
}
