import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHead } from './section-head.tsx';

/** Each of these is held by a check of this repository: docs/codes.md, docs/evidence.md, tooling/checks/bundle.ts. */
const LIMITS = [
  [msg`20 characters`, msg`in every code, without I, L, O or U, so it’s easy to read out over the phone`],
  [msg`6 levels`, msg`of packs inside packs, from pallet to sachet`],
  [msg`10 million`, msg`codes in one go, at most`],
  [msg`1 entry`, msg`is all a recall takes, whether it affects one jar or a million`],
  [msg`14 kB`, msg`at most to load the page behind a code, before any pictures`],
  [msg`0 detours`, msg`between a scan and its page: no app, no sign-in, no ads`],
] as const;

export function Limits() {
  const { t } = useLingui();
  return (
    <section className="wrap grid gap-8 py-16 xl:grid-cols-[5fr_7fr] xl:gap-6 xl:py-24">
      <div className="xl:pr-12">
        <SectionHead
          title={<Trans>Limits we stand by</Trans>}
          lead={
            <Trans>
              Qrigin is new, so we have no customer numbers to show you yet. These limits are built in, and
              our tests hold us to them.{' '}
              <a href="/api/docs" className="font-semibold text-accent-text underline underline-offset-3">
                Open the API page
              </a>{' '}
              to see every call you can make today.
            </Trans>
          }
        />
      </div>
      <dl className="grid gap-x-12 sm:grid-cols-2">
        {LIMITS.map(([limit, what]) => (
          <div key={limit.id} className="border-t border-line pt-4 pb-6 xl:pt-5 xl:pb-8">
            <dt className="font-head text-28 leading-tight font-semibold tracking-[-0.02em] xl:text-34">
              {t(limit)}
            </dt>
            <dd className="mt-1 text-ink-2 xl:mt-2">{t(what)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
