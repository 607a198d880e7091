import './auth-form.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../ui/use-page-title.ts';

interface Props {
  title: string;
  /** Why there is nothing to do here. */
  children: ReactNode;
  to: string;
  link: string;
}

/** A screen of signing in that was opened without the step before it. */
export function StartAgain({ title, children, to, link }: Props) {
  usePageTitle(`${title} · Qrigin`);
  return (
    <section className="site-wrap auth">
      <h1>{title}</h1>
      <p className="auth-lead">{children}</p>
      <Link className="button button-main" to={to}>
        {link}
      </Link>
    </section>
  );
}
