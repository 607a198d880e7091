import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IMPORT_CALLS, type Import } from '@qrigin/domain/imports';
import { Check } from 'lucide-react';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { useWrite } from '../../../http/query/use-write.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { FAILURE_WORDS } from '../fault-words.ts';
import { KIND_WORDS } from '../kind-words.ts';
import { hasEffect, isUnderWay } from '../use-import.ts';
import { FaultList } from './fault-list.tsx';
import { ImportCounts } from './import-counts.tsx';

interface Props {
  org: string;
  found: Import;
  organisation: string;
  /** Whether the person may import what is in this file. */
  mayImport: boolean;
}

/** How far an import is, what it will do or has done, and what has to be mended. */
export function ImportResult(props: Props) {
  const { found } = props;
  return (
    <div aria-live="polite" className="grid min-w-0 gap-5">
      <p className="font-semibold wrap-anywhere" translate="no">
        {found.file_name}
      </p>
      {isUnderWay(found) && <UnderWay found={found} />}
      {found.state === 'failed' && <Failed found={found} />}
      {found.state === 'dropped' && (
        <p>
          <Trans>We no longer keep the rows of this file. Nothing was stored. Choose the file again.</Trans>
        </p>
      )}
      {found.state === 'checked' && found.faulty > 0 && <Faulty {...props} />}
      {found.state === 'checked' && found.faulty === 0 && <Ready {...props} />}
      {found.state === 'done' && <Done {...props} />}
    </div>
  );
}

function UnderWay({ found: { state, percent } }: Pick<Props, 'found'>) {
  const { t } = useLingui();
  const words = state === 'storing' ? t`Storing rows` : t`Checking rows`;
  return (
    <div className="grid max-w-100 gap-2">
      <p aria-hidden="true" className="text-ink-2 tabular-nums">
        <Trans>
          {words}, {percent}%
        </Trans>
      </p>
      <span className="sr-only">{words}</span>
      <ProgressBar value={percent} max={100} label={words} />
      <p className="text-14 text-ink-2">
        <Trans>You can leave this page. You’ll find the result here.</Trans>
      </p>
    </div>
  );
}

function Failed({ found: { failure } }: Pick<Props, 'found'>) {
  const { t } = useLingui();
  return <p className="text-danger">{t(FAILURE_WORDS[failure ?? 'error'])}</p>;
}

function Faulty({ org, found, organisation, mayImport }: Props) {
  const { i18n } = useLingui();
  const rows = i18n.number(found.rows);
  return (
    <>
      <p>
        <strong>
          <Plural value={found.faulty} one="# row has mistakes." other="# rows have mistakes." />
        </strong>{' '}
        <Trans>Nothing of the {rows} rows was stored.</Trans>{' '}
        {mayImport && (
          <Trans>
            Correct these rows in your file, then choose the whole file again. The rejected rows that you can
            download show what is wrong with each; all other rows are missing from that file.
          </Trans>
        )}
      </p>
      <FaultList kind={found.kind} faults={found.faults} />
      {mayImport && (
        <ExportCsv
          list={IMPORT_CALLS[found.kind].rejected}
          input={{ params: { org, id: found.id } }}
          organisation={organisation}
          label={<Trans>Download rejected rows</Trans>}
        />
      )}
    </>
  );
}

function Ready({ org, found, mayImport }: Props) {
  const store = useWrite(IMPORT_CALLS[found.kind].store);
  const { isBusy, act } = useAsyncAction();
  if (!hasEffect(found))
    return (
      <>
        <p className="font-semibold">
          <Trans>All of these are stored already. There is nothing to import.</Trans>
        </p>
        <ImportCounts found={found} isDone={false} />
      </>
    );
  return (
    <>
      <p className="font-semibold">
        <Trans>No mistakes found. Nothing is stored yet.</Trans>
      </p>
      <ImportCounts found={found} isDone={false} />
      {found.kind === 'products' && found.changed > 0 && (
        <p className="max-w-140">
          <Trans>
            Products with a new name are renamed at once, also for shoppers. Brand, price and other details
            wait in their drafts until you publish them.
          </Trans>
        </p>
      )}
      {mayImport && (
        <Button
          variant="primary"
          className="justify-self-start"
          isBusy={isBusy}
          onClick={() => void act(() => store({ params: { org, id: found.id } }))}
        >
          <Plural value={found.rows} one="Import # row" other="Import # rows" />
        </Button>
      )}
    </>
  );
}

function Done({ org, found }: Pick<Props, 'org' | 'found'>) {
  const { t } = useLingui();
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <Check aria-hidden="true" className="size-5 text-accent-text" />
        <Trans>All rows are stored.</Trans>
      </p>
      <ImportCounts found={found} isDone />
      {found.kind === 'products' && (
        <p className="max-w-140 text-ink-2">
          {found.changed > 0 && (
            <>
              <Trans>Products with a new name are renamed already, also for shoppers.</Trans>{' '}
            </>
          )}
          <Trans>
            Brand, price and other details wait in the draft of each product. Shoppers see them after you
            publish it.
          </Trans>
        </p>
      )}
      <p>
        <TextLink to={`/dashboard/${org}${KIND_WORDS[found.kind].listedAt}`}>
          {t(KIND_WORDS[found.kind].open)}
        </TextLink>
      </p>
    </>
  );
}
