import { Trans, useLingui } from '@lingui/react/macro';
import type { Reference } from '@qrigin/domain/details';
import type { ReactNode } from 'react';
import { plainNumber } from '../../format/amounts.ts';
import { Amount } from '../facts/net-quantity.tsx';
import { type Nutrition, unitOf } from './nutrition-unit.ts';

/** How large a serving is, and whose rules say what an adult needs in a day. */
export function NutritionNote({ section, hasShares }: { section: Nutrition; hasShares: boolean }) {
  const { i18n } = useLingui();
  const size =
    section.serving === null ? null : (
      <Amount value={plainNumber(i18n, section.serving)} unit={unitOf(section)} />
    );
  if (size === null && !hasShares) return null;
  return (
    <p className="quiet">
      {size !== null && <Trans>One serving is {size}.</Trans>}{' '}
      {hasShares && (size === null ? <ShareOfAmount section={section} /> : <ShareOfServing />)}{' '}
      {hasShares && SOURCES[section.reference]}
    </p>
  );
}

function ShareOfServing() {
  return <Trans>Daily: how much of an adult’s day of 2,000 kcal is in one serving.</Trans>;
}

function ShareOfAmount({ section }: { section: Nutrition }) {
  const { i18n } = useLingui();
  const amount = <Amount value={plainNumber(i18n, 100)} unit={unitOf(section)} />;
  return <Trans>Daily: how much of an adult’s day of 2,000 kcal is in {amount}.</Trans>;
}

const SOURCES: Readonly<Record<Reference, ReactNode>> = {
  india: <Trans>Source: India’s Food Safety and Standards (Labelling and Display) Regulations 2020.</Trans>,
  eu: <Trans>Source: Regulation (EU) No 1169/2011, Annex XIII.</Trans>,
};
