import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ExampleCode } from '../pictures/example-code.tsx';
import { Picture } from '../pictures/picture.tsx';
import { SectionHead } from '../section-head.tsx';

/** Three steps, on three labels of a roll. */
export function Steps() {
  const { t } = useLingui();
  return (
    <section className="pt-16 xl:pt-24">
      <div className="wrap">
        <SectionHead title={<Trans>From product name to first scan in three steps</Trans>} />
      </div>
      <div className="step-roll">
        <ol className="wrap">
          <Step number={1} title={t`Describe the product`} picture={<i className="step-form" />}>
            <Trans>
              Add its name, packaging and batches: what shoppers should know and what you need to trace.
            </Trans>
          </Step>
          <Step number={2} title={t`Print the label`} picture={<Printer />}>
            <Trans>Issue a code for every pack, from pallet to jar, and put it on your label.</Trans>
          </Step>
          <Step number={3} title={t`Follow the scans`} picture={<Reader />}>
            <Trans>Your team scans packs along the way, and shoppers scan them at home. You see both.</Trans>
          </Step>
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Step({ number, title, picture, children }: StepProps) {
  return (
    <li>
      <Picture>
        <div className="grid h-[148px] place-items-center">{picture}</div>
      </Picture>
      <h3 className="mt-6 flex items-baseline gap-3 text-20 xl:text-24">
        <span className="font-mono text-18 font-medium text-[#12804a]">{number}</span>
        {title}
      </h3>
      <p className="mt-2 text-[#46534c]">{children}</p>
    </li>
  );
}

function Printer() {
  return (
    <div className="relative w-[200px] self-start rounded-card bg-[#14201b] pt-9">
      <div className="mx-4 flex items-center gap-3 border border-[#14201b]/15 bg-white p-2 shadow-float">
        <ExampleCode module={2} of={1} />
        <span className="grid flex-1 gap-2">
          <i className="h-2 bg-[#14201b]" />
          <i className="h-1.5 w-3/4 bg-[#14201b]/30" />
          <i className="h-1.5 bg-[#14201b]/30" />
        </span>
      </div>
      <i className="absolute top-3 right-4 size-2.5 rounded-full bg-[#34c47c]" />
      <div className="h-3" />
    </div>
  );
}

function Reader() {
  return (
    <div className="grid h-[148px] w-[116px] place-items-center rounded-plate border-8 border-[#14201b] bg-[#22332b]">
      <span className="brackets [--bracket:#34c47c] [--gap:6px]">
        <ExampleCode module={2} of={1} />
      </span>
    </div>
  );
}
