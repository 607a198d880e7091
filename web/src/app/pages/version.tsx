import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { version } from '../website/version.ts';

export function Version() {
  const { t } = useLingui();
  return (
    <section className="wrap py-12 xl:py-16">
      <PageHead title={t`Version`} />
      <h1 className="text-34 xl:text-48">
        <Trans>Version</Trans>
      </h1>
      <p className="mt-6 font-mono text-28">{version}</p>
      <p className="mt-4 max-w-[60ch] text-ink-2">
        <Trans>
          This is the version of Qrigin you are using. Please include it if you write to us about a problem.
        </Trans>
      </p>
    </section>
  );
}
