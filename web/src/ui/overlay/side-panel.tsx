import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

/** A longer task beside the page it belongs to. */
export function SidePanel(parts: DialogProps) {
  return (
    <DialogFrame
      {...parts}
      className="inset-y-0 right-0 w-full transition duration-180 ease-out sm:w-98 sm:max-w-[calc(100vw-48px)] starting:translate-x-4 starting:opacity-0"
    />
  );
}
