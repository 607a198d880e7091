import { Trans, useLingui } from '@lingui/react/macro';
import { Infinity as Always, Check, CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/page/section.tsx';

/** What is paid for, what ends with it, and what never does. */
export function WhatAPlanGives() {
  const { t } = useLingui();
  return (
    <Section id="what-a-plan-gives" title={t`What a plan gives`}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        <Part title={<Trans>While it runs</Trans>} icon={<Check className="text-accent" />}>
          <li>
            <Trans>Shoppers who scan the product see its page.</Trans>
          </li>
          <li>
            <Trans>You can download its QR code and print it wherever you like.</Trans>
          </li>
          <li>
            <Trans>Promotions, surveys and the onward link work.</Trans>
          </li>
        </Part>
        <Part title={<Trans>When it ends</Trans>} icon={<CirclePause className="text-warning" />}>
          <li>
            <Trans>Downloading the QR code stops.</Trans>
          </li>
          <li>
            <Trans>Promotions, surveys and the onward link stop.</Trans>
          </li>
          <li>
            <Trans>You can renew it, and all of this works again.</Trans>
          </li>
        </Part>
        <Part title={<Trans>Whatever happens</Trans>} icon={<Always className="text-ink-2" />}>
          <li>
            <Trans>Printed codes keep working. Shoppers still see the product page and any recall.</Trans>
          </li>
          <li>
            <Trans>You can still edit the product, recall it and export everything.</Trans>
          </li>
          <li>
            <Trans>You pay once. Nothing renews or charges you by itself.</Trans>
          </li>
        </Part>
      </div>
    </Section>
  );
}

interface PartProps {
  title: ReactNode;
  icon: ReactNode;
  children: ReactNode;
}

function Part({ title, icon, children }: PartProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="flex items-center gap-2 text-16">
        <span aria-hidden="true" className="[&>svg]:size-4.5">
          {icon}
        </span>
        {title}
      </h3>
      <ul className="grid list-none gap-2 text-ink-2">{children}</ul>
    </div>
  );
}
