import { Trans } from '@lingui/react/macro';
import { EXAMPLE } from './example.ts';
import { ExampleCode } from './example-code.tsx';

/** From here on a name needs smaller letters to fit. */
const LONG_NAME = 18;

interface Props {
  brand: string;
  product: string;
  of: 0 | 1;
  /** The label that is looked at. */
  isSeen?: boolean;
}

/** A printed label, 60 by 80 mm. Paper is white in the dark, too. */
export function ProductLabel({ brand, product, of, isSeen = false }: Props) {
  return (
    <div className="plate-label">
      <div className="plate-label-top">
        <span>{brand}</span>
        <strong className={product.length > LONG_NAME ? 'is-long' : undefined}>{product}</strong>
      </div>
      <div className="plate-label-body">
        <div className={isSeen ? 'brackets' : undefined}>
          <ExampleCode module={4} of={of} />
          {isSeen && <i className="look-here" />}
        </div>
        <dl>
          <dt>
            <Trans>Batch</Trans>
          </dt>
          <dd>{EXAMPLE.batch}</dd>
          <dt>
            <Trans>Packed</Trans>
          </dt>
          <dd>{EXAMPLE.packed}</dd>
          <dt>
            <Trans>Best before</Trans>
          </dt>
          <dd>{EXAMPLE.bestBefore}</dd>
        </dl>
        <p>{EXAMPLE.codes[of]}</p>
      </div>
    </div>
  );
}
