import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/page/page-head.tsx';

/** How the text of a policy looks. In classes, because a style sheet of its own would come with the script. */
const TEXT =
  '[&_:is(p,ul,dl)]:mt-3 [&_:is(p,ul,dl)]:max-w-[65ch] [&_:is(p,ul,dl)]:text-ink-2 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5 [&_dt]:mt-3 [&_dt]:font-semibold [&_dt]:wrap-anywhere [&_dt]:text-ink';

interface Section {
  id: string;
  title: string;
  body: ReactNode;
}

interface Props {
  title: string;
  /** The whole policy in a sentence or two. */
  summary: string;
  sections: readonly Section[];
}

/** A policy as a text to read, to link into and to print. */
export function PolicyPage({ title, summary, sections }: Props) {
  const { t } = useLingui();
  return (
    <div className="wrap grid content-start gap-x-6 gap-y-8 py-12 xl:grid-cols-[4fr_8fr] xl:py-24">
      <PageHead title={title} description={summary} />
      <div className="xl:col-start-2">
        <h1 className="text-34 tracking-[-0.02em] xl:text-48 xl:tracking-[-0.03em]">{title}</h1>
        <p className="mt-4 max-w-[65ch] text-ink-2 xl:text-18">{summary}</p>
        <p className="mt-3 text-14 text-ink-3">
          <Trans>Effective from 15 November 2026</Trans>
        </p>
      </div>
      <nav
        aria-label={t`On this page`}
        data-not-printed=""
        className="xl:sticky xl:top-24 xl:col-start-1 xl:row-start-2 xl:self-start"
      >
        <h2 className="mb-2 font-text text-14 font-semibold tracking-normal">
          <Trans>On this page</Trans>
        </h2>
        <ul>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-15 text-ink-2 no-underline hover:text-ink hover:underline xl:min-h-9"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`grid gap-8 xl:col-start-2 ${TEXT}`}>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} className="scroll-mt-24">
            <h2 className="text-24 break-after-avoid">{name}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}
