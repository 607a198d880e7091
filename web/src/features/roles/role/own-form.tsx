import type { ReactNode } from 'react';

/**
 * Around a dialog with a form of its own inside another form: React tells the outer one of what was sent in the inner
 * one, wherever that is drawn, and 'Leave' or 'Delete' would save what stands in the outer form.
 */
export function OwnForm({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing happens here, it only ends here
    <div className="contents" onSubmit={(event) => event.stopPropagation()}>
      {children}
    </div>
  );
}
