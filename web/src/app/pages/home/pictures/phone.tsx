import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { EXAMPLE } from './example.ts';

interface Props {
  brand: string;
  product: string;
  batch: string;
  isHoney?: boolean;
  /** The first thing on the page: what holds for this pack. */
  verdict: ReactNode;
  className?: string;
}

/** The page behind a code, on a phone. */
export function Phone({ brand, product, batch, isHoney = true, verdict, className }: Props) {
  return (
    <div className={`phone ${className ?? ''}`}>
      <div className="phone-screen">
        <p className="phone-bar">10:03</p>
        {verdict}
        <div className="phone-page">
          <b>{brand}</b>
          <i className={isHoney ? 'canister is-honey' : 'canister'} />
          <strong>{product}</strong>
          <dl>
            <div>
              <dt>
                <Trans>Batch</Trans>
              </dt>
              <dd className="font-mono text-13">{batch}</dd>
            </div>
            <div>
              <dt>
                <Trans>Packed</Trans>
              </dt>
              <dd>{EXAMPLE.packed}</dd>
            </div>
            <div>
              <dt>
                <Trans>Best before</Trans>
              </dt>
              <dd>{EXAMPLE.bestBefore}</dd>
            </div>
          </dl>
          <p className="phone-fold">
            <Trans>Where it comes from</Trans> <ChevronDown aria-hidden="true" />
          </p>
          <p className="phone-fold">
            <Trans>What’s inside</Trans> <ChevronDown aria-hidden="true" />
          </p>
          <p className="phone-fold">
            <Trans>Certificates</Trans> <ChevronDown aria-hidden="true" />
          </p>
        </div>
      </div>
    </div>
  );
}

export function GoodVerdict({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="phone-good">
      <CircleCheck aria-hidden="true" />
      <p>
        <b>{title}</b>
        {children}
      </p>
    </div>
  );
}

export function Alarm({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="phone-alarm">
      <OctagonAlert aria-hidden="true" />
      <b>{title}</b>
      <p>{children}</p>
    </div>
  );
}
