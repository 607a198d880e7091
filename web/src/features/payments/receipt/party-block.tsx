import { Trans } from '@lingui/react/macro';
import type { Party } from '@qrigin/domain/payments';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

/** Who sold or bought, as tax offices know them. */
export function PartyBlock({ title, party }: { title: string; party: Party }) {
  const number = <Verbatim text={party.tax_number} className="font-mono text-14" />;
  return (
    <section className="grid content-start gap-1">
      <h3 className="text-14 font-normal text-ink-3">{title}</h3>
      <p className="font-semibold">
        <Verbatim text={party.name} className="wrap-anywhere" />
      </p>
      {party.address !== '' && (
        <p className="whitespace-pre-line">
          <Verbatim text={party.address} className="wrap-anywhere" />
        </p>
      )}
      {party.tax_number !== '' && (
        <p>
          <Trans>GSTIN {number}</Trans>
        </p>
      )}
    </section>
  );
}
