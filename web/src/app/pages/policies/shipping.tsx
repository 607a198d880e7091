import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { PolicyPage } from './policy-page.tsx';

export function ShippingPolicy() {
  const { t } = useLingui();
  return (
    <PolicyPage
      title={t`Shipping policy`}
      summary={t`We do not ship anything. Codes and labels are files that you get on screen.`}
      sections={[
        { id: 'files', title: t`What you get, and when`, body: <Files /> },
        { id: 'cost', title: t`Delivery costs and customs`, body: <Costs /> },
        { id: 'products', title: t`Products that carry our codes`, body: <Products /> },
      ]}
    />
  );
}

function Files() {
  return (
    <p>
      <Trans>
        Qrigin makes codes and the pages behind them. Codes and labels are files that you download and print
        yourself, or have printed wherever you like. They are available as soon as they are made. We do not
        send out labels, printers or scanners.
      </Trans>
    </p>
  );
}

function Costs() {
  return (
    <p>
      <Trans>
        Because nothing is sent, there are no delivery costs, no customs and no waiting. If anyone asks you to
        pay for a delivery in our name, it is not us. Please tell us through the{' '}
        <TextLink to="/contact">contact page</TextLink>.
      </Trans>
    </p>
  );
}

function Products() {
  return (
    <p>
      <Trans>
        We do not sell the products whose codes you scan. For delivery, returns or replacements, ask the shop
        where you bought them or the maker named on the page.
      </Trans>
    </p>
  );
}
