import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const ENDINGS = [
  [msg`The code is replaced`, msg`A newer code, with a link to its page`],
  [msg`The code is withdrawn`, msg`A warning that this pack should not be on sale`],
  [msg`The product is deleted`, msg`What it was, and that it is no longer offered`],
  [msg`The organisation closes`, msg`Who made it, and any recall`],
] as const;

export function CodeEndings() {
  const { t } = useLingui();
  return (
    <div className="px-5 pb-6 xl:px-8 xl:pb-8">
      <table className="sheet">
        <thead>
          <tr>
            <th>
              <Trans>When this happens</Trans>
            </th>
            <th>
              <Trans>The printed code shows</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {ENDINGS.map(([what, answer]) => (
            <tr key={what.id}>
              <td>{t(what)}</td>
              <td className="text-ink-2">{t(answer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
