import { Trans, useLingui } from '@lingui/react/macro';
import { MadeForPacks } from '../packs/made-for-packs.tsx';
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
              Print the code once. <span className="xl:block">Run everything behind it.</span>
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
                Ten codes or ten million in one go, and none can be guessed from another. Assign, pack, move
                or withdraw them later.
              </Trans>
            }
          >
            <CodeList />
          </Feature>
          <Feature
            title={t`Track scans`}
            text={
              <Trans>
                Which code was looked at, and when, in what language and on what kind of device. Shoppers stay
                nameless.
              </Trans>
            }
          >
            <ScanList />
          </Feature>
          <Feature
            title={t`Edit destinations`}
            text={
              <Trans>
                Change what a printed code opens. The next scan shows it, and nothing is printed again.
              </Trans>
            }
          >
            <Destinations />
          </Feature>
          <Feature
            isWide
            title={t`Get analytics`}
            text={
              <Trans>Scans by day, batch and product, counted from the record of the scans themselves.</Trans>
            }
          >
            <ScanChart />
          </Feature>
        </div>
        <MadeForPacks />
      </div>
    </section>
  );
}
