import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Trace } from '@qrigin/domain/tracing';
import { ArrowLeftRight, Ban, PackageOpen, QrCode, Scan } from 'lucide-react';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { LevelCounts } from '../../qr/choose/level-counts.tsx';
import { PackLink } from '../pack-link.tsx';
import { More, NotKnown, TraceColumn, TraceStep } from './trace-column.tsx';

type To = Trace['to'];

/** How many packs there are, which went elsewhere, and where they were scanned. */
export function WentTo({ trace }: { trace: Trace }) {
  const { t } = useLingui();
  const { to } = trace;
  return (
    <TraceColumn title={t`Where it went`}>
      <TraceStep icon={<QrCode />} title={t`Codes in all`}>
        <p className="font-semibold">
          <Plural value={to.codes} one="# code" other="# codes" />
        </p>
        {to.levels.length > 0 && <LevelCounts levels={to.levels} label={t`By level`} />}
      </TraceStep>
      <TraceStep icon={<ArrowLeftRight />} title={t`Moved`}>
        <p>
          <Plural
            value={to.moved}
            _0="All are in the packs that they were issued in."
            one="# is not in the pack that it was issued in."
            other="# are not in the packs that they were issued in."
          />
        </p>
      </TraceStep>
      <TraceStep icon={<PackageOpen />} title={t`Packs that contain some of it`}>
        <Packs to={to} />
      </TraceStep>
      <TraceStep icon={<Ban />} title={t`Withdrawn`}>
        <p>
          <Plural value={to.withdrawn} _0="None" one="# code" other="# codes" />
        </p>
      </TraceStep>
      <TraceStep icon={<Scan />} title={t`Scanned`}>
        <Places to={to} />
      </TraceStep>
    </TraceColumn>
  );
}

function Packs({ to }: { to: To }) {
  if (to.packs.length === 0)
    return (
      <NotKnown>
        <Trans>No other packs contain any of it.</Trans>
      </NotKnown>
    );
  return (
    <>
      <ul className="grid list-none gap-2">
        {to.packs.map((pack) => (
          <li key={pack.code}>
            <p>
              <PackLink pack={pack} isFirst isAlone />
            </p>
            <p className="text-14 text-ink-2">
              <Plural value={pack.count} one="# of its codes" other="# of its codes" />
              {pack.product && (
                <>
                  {' · '}
                  <Verbatim text={pack.product.name} className="wrap-anywhere" />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <More named={to.packs.length} all={to.packs_count} />
    </>
  );
}

function Places({ to }: { to: To }) {
  if (to.scanned === 0)
    return (
      <NotKnown>
        <Trans>None of it has been scanned yet.</Trans>
      </NotKnown>
    );
  return (
    <>
      <p className="font-semibold">
        {to.has_more_scans ? (
          <Plural
            value={to.scanned}
            one="At least # code was scanned"
            other="At least # codes were scanned"
          />
        ) : (
          <Plural value={to.scanned} one="# code was scanned" other="# codes were scanned" />
        )}
      </p>
      {to.has_more_scans && (
        <p className="text-14 text-ink-2">
          <Trans>
            There are more scans than we can count here, so the dates and numbers below are not complete.
          </Trans>
        </p>
      )}
      <ul className="grid list-none gap-2">
        {to.places.map((place) => (
          <Place key={place.country ?? ''} place={place} />
        ))}
      </ul>
      <More named={to.places.length} all={to.places_count} />
    </>
  );
}

function Place({ place }: { place: To['places'][number] }) {
  const { i18n } = useLingui();
  const { country, codes, first_at: first, last_at: last } = place;
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const from = <Moment at={first} format="day" />;
  const until = <Moment at={last} format="day" />;
  return (
    <li>
      <p>
        <span className="font-semibold">
          {country === null ? (
            <Trans>Unknown country</Trans>
          ) : (
            <Verbatim text={names.of(country) ?? country} />
          )}
        </span>
        {': '}
        <Plural value={codes} one="# code" other="# codes" />
      </p>
      <p className="text-14 text-ink-2">
        <Trans>
          from {from} to {until}
        </Trans>
      </p>
    </li>
  );
}
