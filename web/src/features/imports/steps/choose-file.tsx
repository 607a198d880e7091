import { Trans, useLingui } from '@lingui/react/macro';
import { type ImportKind, templateOf } from '@qrigin/domain/imports';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { FileField } from '../../../ui/file-field/file-field.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { FAILURE_WORDS } from '../fault-words.ts';
import { readTable } from '../file/read-table.ts';
import { type TableFile, TableProblem } from '../file/table-file.ts';
import { KIND_WORDS } from '../kind-words.ts';

interface Props {
  kinds: readonly ImportKind[];
  kind: ImportKind;
  onKind: (kind: ImportKind) => void;
  onTable: (table: TableFile) => void;
}

/** What is imported, a template for it, and the file. */
export function ChooseFile({ kinds, kind, onKind, onTable }: Props) {
  const { t } = useLingui();

  /** Nothing leaves the browser yet. */
  async function read(file: File, { signal }: { signal: AbortSignal }) {
    return { state: 'ready' as const, table: await readTable(file, signal) };
  }

  return (
    <>
      <KindTiles kinds={kinds} kind={kind} onKind={onKind} />
      <div className="grid gap-2">
        <p className="max-w-140 text-ink-2">
          <Trans>
            Start with our template, or use a file of your own: you choose next which column is which. Rows
            that you import again are found by their reference, GTIN or batch number, and nothing is doubled.
          </Trans>
        </p>
        <Button
          className="justify-self-start"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(`qrigin-${kind}.csv`, new Blob([templateOf(kind)], { type: 'text/csv' }))}
        >
          <Trans>Download template</Trans>
        </Button>
      </div>
      <FileField
        label={t`Your file`}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        hint={
          <Trans>
            Drop a CSV or XLSX file here. Up to 20,000 rows and 25 MB; of a workbook, the first sheet.
          </Trans>
        }
        upload={read}
        onUploaded={({ table }) => onTable(table)}
        refusalOf={(error) => (error instanceof TableProblem ? t(FAILURE_WORDS[error.fault]) : undefined)}
      />
    </>
  );
}

function KindTiles({ kinds, kind, onKind }: Pick<Props, 'kinds' | 'kind' | 'onKind'>) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-semibold">
        <Trans>What do you want to import?</Trans>
      </legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {kinds.map((one) => {
          const { name, Icon } = KIND_WORDS[one];
          return (
            <label
              key={one}
              className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-card border border-control-line bg-surface px-3 text-15 transition-colors duration-120 ease-out hover:border-ink-2 has-checked:border-accent has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="kind"
                value={one}
                checked={one === kind}
                onChange={() => onKind(one)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-4.5 text-ink-3" />
              {t(name)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
