import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../../../ui/badge.tsx';
import { EXAMPLE } from '../pictures/example.ts';
import { Picture } from '../pictures/picture.tsx';

const ROWS = [
  ['7K3M…5RVN', msg`Jar`, EXAMPLE.batch, 'good', msg`Active`],
  ['7VDT…9M4B', msg`Jar`, EXAMPLE.batch, 'good', msg`Active`],
  ['8C9Q…ZB0K', msg`Case`, EXAMPLE.batch, 'info', msg`Packed`],
  ['2RT5…3M9D', msg`Jar`, 'B-0417', 'danger', msg`Recalled`],
  ['5HGY…B7RA', msg`Blank`, '–', 'plain', msg`Not assigned`],
] as const;

export function CodeList() {
  const { t } = useLingui();
  return (
    <Picture className="px-5 pb-5 xl:px-8 xl:pb-8">
      <table className="sheet">
        <thead>
          <tr>
            <th>
              <Trans>Code</Trans>
            </th>
            <th className="max-sm:hidden">
              <Trans>Pack</Trans>
            </th>
            <th>
              <Trans>Batch</Trans>
            </th>
            <th>
              <Trans>Status</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([code, pack, batch, variant, state]) => (
            <tr key={code}>
              <td className="font-mono">{code}</td>
              <td className="max-sm:hidden">{t(pack)}</td>
              <td className="font-mono">{batch}</td>
              <td>
                <Badge variant={variant}>{t(state)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Picture>
  );
}
