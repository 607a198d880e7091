import { Trans } from '@lingui/react/macro';
import { usePack } from '../pack-context.ts';
import type { Notice } from '../recall/notices-of.ts';

/** Why so little is here, and how to object; with recalls on the page also whose words those are, and whose are left out. */
export function BlockedCard({ notices }: { notices: readonly Notice[] }) {
  const { code } = usePack();
  const told = notices.filter(({ reason }) => reason !== '').length;
  return (
    <section className="card">
      <h2>
        {notices.length > 0 ? (
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
        {told > 0 && (
          <Trans>
            The maker wrote the recall text, and we have not checked it. Do not send money or personal details
            to anyone named here or on the pack.
          </Trans>
        )}{' '}
        {told < notices.length && (
          <Trans>
            The maker opened a recall after we blocked this page, so we do not show what the maker wrote. Do
            not use the product until you have asked the shop.
          </Trans>
        )}
      </p>
      <a className="link link-alone" href={`/contact?code=${code}`}>
        <Trans>Contact us about this page</Trans>
      </a>
    </section>
  );
}
