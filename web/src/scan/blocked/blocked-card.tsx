import { Trans } from '@lingui/react/macro';

/** Why so little is here, and how to object; with a recall on the page also whose words those are. */
export function BlockedCard({ code, hasRecall }: { code: string; hasRecall: boolean }) {
  return (
    <section className="card">
      <h2>
        {hasRecall ? (
          <Trans>We have blocked the rest of this page</Trans>
        ) : (
          <Trans>Why is this page blocked?</Trans>
        )}
      </h2>
      <p>
        <Trans>
          We block pages that mislead people or break our terms. Open recalls stay visible, because they keep
          people safe.
        </Trans>{' '}
        {hasRecall && <Trans>The recall is in the maker’s own words. We have not checked them.</Trans>}
      </p>
      <a className="link link-alone" href={`/contact?code=${code}`}>
        <Trans>Contact us about this page</Trans>
      </a>
    </section>
  );
}
