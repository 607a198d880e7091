import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QrImage } from '../../ui/qr/qr-image.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';

/** What the sample says to anyone who scans it. It names no real code. */
const SAMPLE = 'Qrigin sample code';

/** Shows how codes are drawn here. Open to everyone, so it asks, reveals and changes nothing. */
export function ImagePage() {
  const { t } = useLingui();
  const sample = <Verbatim text={SAMPLE} />;
  return (
    <section className="wrap py-12 xl:py-16">
      <PageHead title={t`Image test page`} />
      <h1 className="text-34 xl:text-48">
        <Trans>Image test page</Trans>
      </h1>
      <p className="mt-4 mb-8 max-w-[60ch] text-ink-2">
        <Trans>
          A sample code with our logo, drawn the same way as every Qrigin code. Scan it to check that your
          camera can read it: it says ‘{sample}’ and does not open anything.
        </Trans>
      </p>
      <QrImage text={SAMPLE} label={t`Sample QR code with the Qrigin logo`} size={296} />
    </section>
  );
}
