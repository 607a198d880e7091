import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useIsDrawn } from '../website/use-is-drawn.ts';
import { LostCode } from './not-found/lost-code.tsx';

export function NotFound() {
  const { t } = useLingui();
  return (
    <section className="grid items-center">
      <PageHead title={t`Page not found`} />
      <div className="wrap grid items-center gap-6 py-12 xl:grid-cols-[5fr_7fr] xl:py-16">
        <div>
          <h1 className="text-34 tracking-[-0.02em] xl:text-48 xl:tracking-[-0.03em]">
            <Trans>Page not found</Trans>
          </h1>
          <p className="mt-4 max-w-[400px] text-ink-2 xl:text-18">
            <Trans>
              There is no page at this address. It may be mistyped, or the link you followed may be out of
              date.
            </Trans>
          </p>
          <MissingPath />
          <div className="mt-8 flex flex-col gap-2 sm:flex-row sm:gap-3">
            <ButtonLink to="/" variant="primary" size="l">
              <Trans>Go to the home page</Trans>
            </ButtonLink>
            <ButtonLink to="/contact" size="l">
              <Trans>Contact us</Trans>
            </ButtonLink>
          </div>
        </div>
        <LostCode />
      </div>
    </section>
  );
}

/** One document serves all addresses that have no page, so only the browser knows which one was requested. */
function MissingPath() {
  const { pathname } = useLocation();
  const isDrawn = useIsDrawn();
  return (
    <p className="mt-5 min-h-9">
      {isDrawn && (
        <code className="inline-block rounded-small bg-sunken px-2.5 py-1.5 font-mono text-15 wrap-anywhere text-ink-2">
          {decoded(pathname)}
        </code>
      )}
    </p>
  );
}

/** As people write it, unless it is no proper writing. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
