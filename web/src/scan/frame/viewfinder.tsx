import type { ReactNode } from 'react';

/** The four brackets of a scanner, around what it sees. */
export function Viewfinder({ children }: { children: ReactNode }) {
  return (
    <svg className="viewfinder" viewBox="0 0 120 120" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M8 34V14q0-6 6-6h20M86 8h20q6 0 6 6v20M112 86v20q0 6-6 6H86M34 112H14q-6 0-6-6V86"
      />
      {children}
    </svg>
  );
}
