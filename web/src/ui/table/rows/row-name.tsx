import type { ReactNode } from 'react';

/** The words that name a row. Where a row can be opened, a press anywhere on it does so. */
export function RowName({ onOpen, children }: { onOpen: (() => void) | undefined; children: ReactNode }) {
  if (!onOpen) return children;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="min-h-6 cursor-pointer text-left pointer-coarse:-my-2.5 pointer-coarse:min-h-11 font-[inherit] after:absolute after:inset-0 hover:underline"
    >
      {children}
    </button>
  );
}
