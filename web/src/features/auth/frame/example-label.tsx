import { Mark } from '../../../ui/look/mark.tsx';
import { Modules } from '../../../ui/look/modules.tsx';
import { EXAMPLE_CODE } from './example-code.ts';
import { Honeycomb } from './honeycomb.tsx';

/** Example data, as someone would have typed it for the label. */
const PRINTED = [
  ['Batch', 'B-0418'],
  ['Packed', '02 Nov 2026'],
  ['Best before', '01 May 2028'],
  ['Net', '500 g'],
];

/** A printed label of 60 × 80 mm. Paper stays white and ink stays dark when the screen is dark. */
export function ExampleLabel() {
  return (
    <div className="roll-label" translate="no">
      <div className="roll-label-top">
        <Honeycomb />
        <span className="roll-label-brand">Nilgiri Honey</span>
        <span className="roll-label-name">
          Wildflower
          <br />
          honey
        </span>
        <span className="roll-label-sub">Raw, unheated</span>
      </div>
      <div className="roll-label-body">
        <div className="roll-code brackets" data-plate>
          <Modules rows={EXAMPLE_CODE} />
          <Mark size={24} />
          <i className="roll-point" />
        </div>
        <dl>
          {PRINTED.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="roll-serial">7K3M 9XQ2 TB4W Z8HC 5RVN</p>
      </div>
    </div>
  );
}
