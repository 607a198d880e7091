import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { csvHead, csvOf, csvRow } from '@qrigin/domain/http';
import { normaliseCode, type RefusedCode } from '@qrigin/domain/qr';
import { Download } from 'lucide-react';
import { fileNameOf } from '../../../feature/export-csv/file-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { inFours } from '../../../ui/text/in-fours.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { REFUSAL_WORDS } from './refusal-words.ts';

interface Line {
  code: string;
  reason: string;
  product: string;
  packaging: string;
}

interface Props {
  organisation: string;
  refused: readonly RefusedCode[];
  /** Of so many that not all may be named. */
  count: number;
}

function save(organisation: string, lines: readonly Line[]): void {
  const csv = csvOf<Line>('refused', {
    code: t`Code`,
    reason: t`Reason`,
    product: t`Product`,
    packaging: t`Packaging`,
  });
  const text = csvHead(csv) + lines.map((line) => csvRow(csv, line)).join('');
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  saveFile(fileNameOf(organisation, t`refused codes`, new Date()), file);
}

/** What was refused and why, to read, to copy and to keep as a file. */
export function RefusedCodes({ organisation, refused, count }: Props) {
  const { t, i18n } = useLingui();
  const lines = refused.map(
    ({ qr_id: code, reason, belongs_to: owner }): Line => ({
      code,
      reason: t(REFUSAL_WORDS[reason]),
      product: owner?.product?.name ?? '',
      packaging: owner?.packaging?.name ?? '',
    }),
  );
  const named = i18n.number(lines.length);

  return (
    <div className="grid gap-3">
      <ul
        aria-label={t`Refused codes`}
        // A part that scrolls can be scrolled with keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-control border border-line"
      >
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same line may have been typed twice
          <li
            key={at}
            className="grid gap-x-4 border-b border-line px-3.5 py-2 last:border-b-0 sm:grid-cols-2"
          >
            <span className="font-mono text-14 wrap-anywhere" translate="no">
              {normaliseCode(line.code) === undefined ? line.code : inFours(line.code)}
            </span>
            <span className="text-14">
              {line.reason}
              {line.product !== '' && (
                <Verbatim
                  text={[line.product, line.packaging].filter((name) => name !== '').join(', ')}
                  className="block text-ink-2 wrap-anywhere"
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > lines.length && (
        <p className="text-14 text-ink-2">
          <Trans>The first {named} are listed.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={lines.map(({ code, reason }) => `${code}\t${reason}`).join('\n')}
          label={<Trans>Copy refused codes</Trans>}
        />
        <Button icon={<Download aria-hidden="true" />} onClick={() => save(organisation, lines)}>
          <Trans>Save as CSV</Trans>
        </Button>
      </div>
    </div>
  );
}
