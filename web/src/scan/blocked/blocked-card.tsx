import { Trans } from '@lingui/react/macro';

/** Why so little is here, and how to object. Nothing of it is in the words of the organisation. */
export function BlockedCard() {
  return (
    <section className="card">
      <h2>
        <Trans>Why is this page blocked?</Trans>
      </h2>
      <p>
        <Trans>
          We block pages that mislead people or break our terms. Open recalls stay visible, because they keep
          people safe.
        </Trans>
      </p>
      <a className="link link-alone" href="/contact">
        <Trans>Contact us about this page</Trans>
      </a>
    </section>
  );
}
