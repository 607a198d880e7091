import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PRODUCTS } from '@qrigin/domain/products';
import type { Trace } from '@qrigin/domain/tracing';
import { Boxes, Factory, Handshake, Layers, Package } from 'lucide-react';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { CalendarDay } from '../../../ui/text/calendar-day.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { ByPerson } from '../by-person.tsx';
import { vendorPath } from '../paths.ts';
import { More, NotKnown, TraceColumn, TraceStep } from './trace-column.tsx';

type From = Trace['from'];

/** Who supplied it, where and when it was made, and how its codes were issued. */
export function CameFrom({ from }: { from: From }) {
  const { t } = useLingui();
  return (
    <TraceColumn title={t`Where it came from`}>
      <TraceStep icon={<Handshake />} title={t`Vendors`}>
        <Vendors vendors={from.vendors} />
      </TraceStep>
      <TraceStep icon={<Factory />} title={t`Site`}>
        {from.site ? (
          <>
            <p className="font-semibold">
              <Verbatim text={from.site.name} className="wrap-anywhere" />
            </p>
            {from.site.address !== '' && (
              <p className="text-14 text-ink-2">
                <Verbatim text={from.site.address} className="wrap-anywhere whitespace-pre-line" />
              </p>
            )}
          </>
        ) : (
          <NotKnown>
            <Trans>This batch has no site.</Trans>
          </NotKnown>
        )}
      </TraceStep>
      <TraceStep icon={<Package />} title={t`Product`}>
        {from.product ? (
          <p className="font-semibold">
            <Verbatim text={from.product.name} className="wrap-anywhere" />
          </p>
        ) : (
          <NotKnown>
            <Trans>It is not assigned to a product.</Trans>
          </NotKnown>
        )}
      </TraceStep>
      <TraceStep icon={<Boxes />} title={t`Batch`}>
        <Batch batch={from.batch} />
      </TraceStep>
      <TraceStep icon={<Layers />} title={t`Codes issued`}>
        <Runs from={from} />
      </TraceStep>
    </TraceColumn>
  );
}

function Vendors({ vendors }: Pick<From, 'vendors'>) {
  const whoami = useWhoamiHere();
  if (vendors.length === 0)
    return (
      <NotKnown>
        <Trans>The published product page lists no vendors.</Trans>
      </NotKnown>
    );
  return (
    <ul className="grid list-none gap-1">
      {vendors.map(({ id, name }) => (
        <li key={id}>
          {may(whoami, PRODUCTS.view) ? (
            <TextLink to={vendorPath(whoami.organisation.id, name)} isAlone>
              <Verbatim text={name} className="wrap-anywhere" />
            </TextLink>
          ) : (
            <Verbatim text={name} className="wrap-anywhere" />
          )}
        </li>
      ))}
    </ul>
  );
}

function Batch({ batch }: Pick<From, 'batch'>) {
  if (batch === null)
    return (
      <NotKnown>
        <Trans>It has no batch.</Trans>
      </NotKnown>
    );
  const { lot_code: number, made_on: made, expires_on: expires } = batch;
  return (
    <>
      <p className="font-mono text-[0.93em] font-semibold">
        <Verbatim text={number} className="wrap-anywhere" />
      </p>
      {made !== null && (
        <p className="text-14 text-ink-2">
          <Trans>
            Made on <CalendarDay day={made} />
          </Trans>
        </p>
      )}
      {expires !== null && (
        <p className="text-14 text-ink-2">
          <Trans>
            Expires on <CalendarDay day={expires} />
          </Trans>
        </p>
      )}
    </>
  );
}

function Runs({ from }: { from: From }) {
  const { runs, runs_count: all } = from;
  if (runs.length === 0)
    return (
      <NotKnown>
        <Trans>No codes have been issued for it yet.</Trans>
      </NotKnown>
    );
  return (
    <>
      <ul className="grid list-none gap-2">
        {runs.map((run) => (
          <Run key={run.run_id} run={run} />
        ))}
      </ul>
      <More named={runs.length} all={all} />
    </>
  );
}

function Run({ run }: { run: From['runs'][number] }) {
  const { i18n } = useLingui();
  const { run_id: id, at, by, codes, assigned } = run;
  const [used, all] = [assigned ?? codes, codes].map((count) => i18n.number(count));
  return (
    <li>
      <p className="font-semibold">
        {assigned === null ? (
          <Plural value={codes} one="# code" other="# codes" />
        ) : (
          <Trans>
            {used} of {all} blank codes
          </Trans>
        )}
      </p>
      <p className="text-14 text-ink-2">
        <Trans>Run {<span translate="no">{id}</span>}</Trans>
        {' · '}
        <Moment at={at} format="moment" />
        {' · '}
        <ByPerson person={by} />
      </p>
    </li>
  );
}
