import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Picture } from '../pictures/picture.tsx';

const ROWS = [
  ['14:02', '7K3M…5RVN', msg`Phone`],
  ['13:58', '9ZQ4…WH3D', msg`Phone`],
  ['13:51', '8C9Q…ZB0K', msg`Computer`],
  ['13:47', '3BMW…XHC6', msg`Phone`],
  ['13:40', '7VDT…9M4B', msg`Tablet`],
] as const;

export function ScanList() {
  const { t } = useLingui();
  return (
    <Picture className="px-5 pb-5 xl:px-8 xl:pb-8">
      <table className="sheet">
        <thead>
          <tr>
            <th>
              <Trans>Today</Trans>
            </th>
            <th>
              <Trans>Code</Trans>
            </th>
            <th>
              <Trans>Device</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([time, code, device]) => (
            <tr key={time}>
              <td className="font-mono text-ink-3">{time}</td>
              <td className="font-mono">{code}</td>
              <td className="text-ink-2">{t(device)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Picture>
  );
}
