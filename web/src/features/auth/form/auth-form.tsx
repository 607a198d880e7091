import './auth-form.css';
import type { ComponentProps, ReactNode } from 'react';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { SendForm } from './send-form.tsx';

type Props = ComponentProps<typeof SendForm> & {
  title: string;
  lead: ReactNode;
  /** Other ways to go. */
  after: ReactNode;
};

/** One screen of signing in. */
export function AuthForm({ title, lead, after, ...form }: Props) {
  usePageTitle(`${title} · Qrigin`);
  return (
    <section className="site-wrap auth">
      <h1>{title}</h1>
      <p className="auth-lead">{lead}</p>
      <SendForm {...form} />
      <div className="auth-after">{after}</div>
    </section>
  );
}
