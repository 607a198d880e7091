import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ScanState, SharedOverview } from '@qrigin/domain/scan';
import { Icon } from '../icon.tsx';

const ADVICE: Partial<Record<ScanState, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  withdrawn: {
    title: msg`Do you have this pack?`,
    text: msg`Do not use it until you have asked the shop or the maker.`,
  },
  delisted: {
    title: msg`Do you have this pack?`,
    text: msg`This page stays online, so you can always check its dates and any recall.`,
  },
  inactive: {
    title: msg`Have you bought it?`,
    text: msg`This is normal before a product goes on sale. If you have bought it, ask the shop or the maker.`,
  },
  expired: {
    title: msg`What to do`,
    text: msg`Keep it separate, so that no one uses it by mistake. Ask the shop or the maker what to do with it.`,
  },
};

/** What a shopper can do now. Nothing when all is well. */
export function Advice({ overview }: { overview: SharedOverview }) {
  const { t } = useLingui();
  const current = overview.replaced?.qr_id ?? null;
  if (overview.state === 'replaced' && current !== null) {
    return (
      <a className="button button-main" href={`/scan/${encodeURIComponent(current)}`}>
        <Trans>Open the current page</Trans>
        <Icon name="arrow" />
      </a>
    );
  }
  const advice = ADVICE[overview.state];
  if (advice === undefined) return null;
  return (
    <section className="card">
      <h2>{t(advice.title)}</h2>
      <p>{t(advice.text)}</p>
    </section>
  );
}
