import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EXAMPLE } from './pictures/example.ts';
import { Alarm, GoodVerdict, Phone } from './pictures/phone.tsx';
import { Picture } from './pictures/picture.tsx';

const { brand, product, batch, otherBatch } = EXAMPLE;

/** One recall from its first minute to the phones. A made-up case, and called so once. */
export function RecallStory() {
  const { t } = useLingui();
  return (
    <section className="overflow-hidden bg-chrome text-chrome-ink">
      <div className="wrap grid gap-x-16 pt-16 xl:h-[680px] xl:grid-cols-[508px_1fr] xl:pt-0">
        <div className="self-center">
          <h2 className="text-34 leading-[1.1] tracking-[-0.02em] xl:text-48 xl:tracking-[-0.03em]">
            <Trans>Tuesday, 10:02. Glass in a jar.</Trans>
          </h2>
          <ol className="mt-8">
            <Moment at="10:02:05">
              <Trans>
                The quality team picks batch {batch}. Before anything happens, the screen shows what it
                affects: 12,480 jars in 520 cases on 13 pallets.
              </Trans>
            </Moment>
            <Moment at="10:02:48">
              <Trans>
                They open the recall. It takes one entry, whether it affects one jar or a million.
              </Trans>
            </Moment>
            <Moment at="10:02:51">
              <Trans>
                The next scan of any of those jars shows the recall, in a warehouse or a kitchen. Jars from
                other batches show that they are not recalled.
              </Trans>
            </Moment>
          </ol>
          <p data-example-note="" className="mt-4 text-14 text-chrome-ink-2">
            <Trans>A made-up example, not a real recall.</Trans>
          </p>
        </div>
        <Picture className="story-picture">
          <Phone
            {...{ brand, product, batch }}
            verdict={
              <Alarm title={t`Recalled. Do not use it.`}>
                <Trans>
                  The honey may contain splinters of glass. Keep the jar closed and take it back to the shop.
                </Trans>
              </Alarm>
            }
          />
          <Phone
            {...{ brand, product }}
            batch={otherBatch}
            verdict={<GoodVerdict title={t`No recall, in date`}>{t`Checked just now`}</GoodVerdict>}
          />
        </Picture>
      </div>
    </section>
  );
}

function Moment({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-chrome-ink-2/25 py-4 sm:grid-cols-[88px_1fr]">
      <span className="font-mono text-15 leading-6 text-chrome-ink-2">{at}</span>
      <p>{children}</p>
    </li>
  );
}
