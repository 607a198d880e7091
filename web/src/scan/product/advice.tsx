import type { Overview, ScanState } from '@qrigin/domain/scan';
import { Icon } from '../icon.tsx';

const ADVICE: Partial<Record<ScanState, { title: string; text: string }>> = {
  withdrawn: {
    title: 'You hold this pack?',
    text: 'Do not use it before you have asked the shop or the maker.',
  },
  delisted: {
    title: 'You hold this pack?',
    text: 'This page stays, so that you can always see its dates and any recall.',
  },
  inactive: {
    title: 'Did you buy it?',
    text: 'Before a product goes on sale, this is normal. If you bought it, ask the shop or the maker.',
  },
  expired: {
    title: 'What to do',
    text: 'Keep it apart, so that nobody uses it by mistake. Ask the shop or the maker what to do with it.',
  },
};

/** What a shopper can do now. Nothing when all is well. */
export function Advice({ overview }: { overview: Overview }) {
  const current = overview.replaced?.qr_id ?? null;
  if (overview.state === 'replaced' && current !== null) {
    return (
      <a className="button button-main" href={`/scan/${encodeURIComponent(current)}`}>
        Open the current page
        <Icon name="arrow" />
      </a>
    );
  }
  const advice = ADVICE[overview.state];
  if (advice === undefined) return null;
  return (
    <section className="card">
      <h2>{advice.title}</h2>
      <p>{advice.text}</p>
    </section>
  );
}
