import { Trans, useLingui } from '@lingui/react/macro';
import { MadeForPacks } from '../packs/made-for-packs.tsx';
import { ExampleNote } from '../pictures/example-note.tsx';
import { SectionHead } from '../section-head.tsx';
import { CodeList } from './code-list.tsx';
import { Destinations } from './destinations.tsx';
import { Feature } from './feature.tsx';
import { ScanChart } from './scan-chart.tsx';
import { ScanList } from './scan-list.tsx';

export function Features() {
  const { t } = useLingui();
  return (
    <section className="border-y border-line bg-surface py-16 xl:py-24">
      <div className="wrap">
        <SectionHead
          title={
            <Trans>
              Print the code once. <span className="xl:block">Update its page any time.</span>
            </Trans>
          }
          lead={
            <Trans>
              Generate and manage QR codes, track scans, edit destinations and get analytics, all in one
              place.
            </Trans>
          }
        />
        <div className="grid gap-4 xl:grid-cols-12 xl:gap-6">
          <Feature
            isWide
            title={t`Generate and manage QR codes`}
            text={
              <Trans>
                Create ten codes or ten million in one go. No code can be guessed from another. Assign, pack,
                move or withdraw them later.
              </Trans>
            }
          >
            <CodeList />
          </Feature>
          <Feature
            title={t`Track scans`}
            text={
              <Trans>
                See which code was scanned, when, in which language and on what kind of device. Shoppers stay
                anonymous.
              </Trans>
            }
          >
            <ScanList />
          </Feature>
          <Feature
            title={t`Edit destinations`}
            text={
              <Trans>
                Change what a printed code opens. The next scan shows the new page, with no reprinting.
              </Trans>
            }
          >
            <Destinations />
          </Feature>
          <Feature
            isWide
            title={t`Get analytics`}
            text={<Trans>Scans by day, batch and product, counted from the scans themselves.</Trans>}
          >
            <ScanChart />
          </Feature>
        </div>
        <ExampleNote className="mt-4" />
        <MadeForPacks />
      </div>
    </section>
  );
}
