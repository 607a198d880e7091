import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleCheck, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { EXAMPLE } from './pictures/example.ts';
import { ExampleNote } from './pictures/example-note.tsx';
import { Picture } from './pictures/picture.tsx';
import { SectionHead } from './section-head.tsx';

/** Who reads a code, and what each of them finds: a ledger whose lines end in a slip of the product. */
export function Readers() {
  const { t } = useLingui();
  return (
    <section className="wrap py-16 xl:py-24">
      <SectionHead title={<Trans>One code, four kinds of reader</Trans>} />
      <ul>
        <Reader
          title={t`Brand teams`}
          slip={
            <>
              {t`Saved at 14:02`}
              <Badge variant="good" icon={<Check aria-hidden="true" />}>{t`Live`}</Badge>
            </>
          }
        >
          <Trans>
            Keep products, packaging and the pages behind the codes in one place. Change what a code shows
            whenever you need to, without reprinting.
          </Trans>
        </Reader>
        <Reader
          title={t`Packers and operators`}
          slip={
            <>
              {t`Case 0419`}
              <span className="h-2 max-w-36 flex-1 rounded-full bg-line">
                <span className="block h-full w-[71%] rounded-full bg-accent" />
              </span>
              <b className="text-ink tabular-nums">17 / 24</b>
            </>
          }
        >
          <Trans>
            Pack jars into cases and cases onto pallets, code by code. Each role can do its own job and
            nothing more.
          </Trans>
        </Reader>
        <Reader
          title={t`Quality managers`}
          slip={
            <>
              <span className="font-mono text-13">{EXAMPLE.batch}</span>
              <Badge variant="danger" icon={<OctagonAlert aria-hidden="true" />}>{t`Recalled`}</Badge>
            </>
          }
        >
          <Trans>
            Choose what is affected, see how many codes that is, and open the recall. The next scan shows it.
          </Trans>
        </Reader>
        <Reader
          title={t`Shoppers`}
          slip={
            <>
              {t`Checked just now`}
              <Badge variant="good" icon={<CircleCheck aria-hidden="true" />}>{t`No recall`}</Badge>
            </>
          }
        >
          <Trans>
            See the product, its maker, its batch and any recall in the browser they already have. No app, no
            sign-in, no cookies.
          </Trans>
        </Reader>
      </ul>
      <ExampleNote className="mt-4" />
    </section>
  );
}

function Reader({ title, slip, children }: { title: string; slip: ReactNode; children: ReactNode }) {
  return (
    <li className="grid items-center gap-3 border-t border-line py-6 last:border-b xl:grid-cols-[3fr_5fr_4fr] xl:gap-6">
      <h3 className="text-20 xl:text-24">{title}</h3>
      <p className="max-w-[46ch] text-ink-2">{children}</p>
      <Picture className="flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-2 text-14 text-ink-2">
        {slip}
      </Picture>
    </li>
  );
}
