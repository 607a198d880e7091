import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/page/page-head.tsx';

interface Props {
  title: string;
  /** One or two sentences on what to do here. */
  lead: ReactNode;
  /** For search engines, on the screens that can be opened first. */
  description?: string;
  children: ReactNode;
}

/** One screen of signing in. */
export function AuthScreen({ title, lead, description, children }: Props) {
  return (
    <>
      <PageHead title={title} {...(description && { description })} />
      <h1 className="text-28 tracking-[-0.02em] md:text-34">{title}</h1>
      <p className="mt-2 text-ink-2 wrap-anywhere">{lead}</p>
      <div className="mt-8 grid grid-cols-1 gap-5">{children}</div>
    </>
  );
}
