import { classNames } from '../class-names.ts';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

const WIDTHS = { s: 'sm:w-100', m: 'sm:w-120', l: 'sm:w-180' };

/** Asks for something and waits. On a phone it rises from the bottom, where the thumb is. */
export function Dialog({ size = 'm', ...parts }: DialogProps & { size?: keyof typeof WIDTHS }) {
  return (
    <DialogFrame
      {...parts}
      className={classNames(
        'inset-x-0 bottom-0 max-h-[calc(100dvh-32px)] rounded-t-sheet transition duration-150 ease-out starting:translate-y-2 starting:opacity-0',
        'sm:top-1/2 sm:right-auto sm:bottom-auto sm:left-1/2 sm:max-w-[calc(100vw-32px)] sm:-translate-1/2 sm:rounded-dialog sm:starting:-translate-y-[calc(50%-8px)]',
        WIDTHS[size],
      )}
    />
  );
}
