import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCTS } from '@qrigin/domain/products';
import type { TracedCode } from '@qrigin/domain/tracing';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { CalendarDay } from '../../../ui/text/calendar-day.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { setupPath } from '../../products/product-path.ts';
import { Fact } from '../fact.tsx';
import { batchPath } from '../paths.ts';
import { Scans } from './scans.tsx';

/** What the pack is of. */
export function CodeFacts({ code }: { code: TracedCode }) {
  const { t } = useLingui();
  const { batch, kind, status } = code;
  return (
    <dl className="flex flex-wrap gap-x-9 gap-y-3">
      {status !== 'unassigned' && (
        <Fact name={t`Product`}>
          <Product product={code.product} />
        </Fact>
      )}
      {status !== 'unassigned' && kind !== 'default' && (
        <Fact name={t`Batch`}>
          <Batch {...code} />
        </Fact>
      )}
      {batch?.made_on && (
        <Fact name={t`Made on`}>
          <CalendarDay day={batch.made_on} />
        </Fact>
      )}
      {batch?.expires_on && (
        <Fact name={t`Expires on`}>
          <CalendarDay day={batch.expires_on} />
        </Fact>
      )}
      <Fact name={t`Scans`}>
        <Scans {...code.scans} />
      </Fact>
    </dl>
  );
}

function Product({ product }: Pick<TracedCode, 'product'>) {
  const whoami = useWhoamiHere();
  if (product === null) return <NotGiven />;
  const name = <Verbatim text={product.name} />;
  if (product.is_deleted)
    return (
      <>
        {name}{' '}
        <span className="font-normal text-ink-2">
          <Trans>(deleted)</Trans>
        </span>
      </>
    );
  if (!may(whoami, PRODUCTS.view)) return name;
  return (
    <TextLink isAlone to={setupPath(whoami.organisation.id, product.id)}>
      {name}
    </TextLink>
  );
}

function Batch({ batch, product }: Pick<TracedCode, 'batch' | 'product'>) {
  const whoami = useWhoamiHere();
  if (batch === null) return <NotGiven />;
  const number = <Verbatim text={batch.lot_code} className="font-mono text-[0.93em]" />;
  if (product === null || product.is_deleted || !may(whoami, PRODUCTS.view)) return number;
  return (
    <TextLink isAlone to={batchPath(whoami.organisation.id, product.id, batch.lot_code)}>
      {number}
    </TextLink>
  );
}

function NotGiven() {
  return (
    <span className="font-normal text-ink-3">
      <Trans>None</Trans>
    </span>
  );
}
