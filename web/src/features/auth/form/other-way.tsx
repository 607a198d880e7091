import type { ReactNode } from 'react';

/** Below the form: a question, and the link or button that answers it. */
export function OtherWay({ children }: { children: ReactNode }) {
  return <p className="text-center text-15 text-ink-2">{children}</p>;
}
