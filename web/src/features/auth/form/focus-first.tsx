import { type ReactNode, useEffect, useRef } from 'react';

/** Gives the focus to the first field in it, for a step that is reached from another and asks for one thing. */
export function FocusFirst({ children }: { children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);
  return <div ref={here}>{children}</div>;
}
