import { Plural, Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { type IssuedRun, listRunCodes } from '@qrigin/domain/qr';
import { useWatch } from 'react-hook-form';
import { ExportCsv } from '../../../../feature/export-csv/export-csv.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { typedPart } from './part-fields.ts';
import { PartOfRun } from './part-of-run.tsx';

interface Props {
  whoami: Whoami;
  /** Closed without one. */
  run: IssuedRun | undefined;
  onClose: () => void;
}

/** A run as a file, or a part of it. */
export function DownloadRun({ whoami, run, onClose }: Props) {
  const id = run?.id;
  return (
    <Dialog
      isOpen={run !== undefined}
      onClose={onClose}
      isFocusOnFrame
      title={<Trans>Download codes of run {id}</Trans>}
      description={
        <Trans>A CSV file with each code, its address, its level and the pack that it was issued in.</Trans>
      }
    >
      {run && (
        <Form
          schema={typedPart(run)}
          defaults={{ from: '1', to: String(run.count) }}
          onSubmit={async () => {}}
          className="grid gap-5"
        >
          <PartOfRun count={run.count} />
          <DownloadPart whoami={whoami} run={run} />
        </Form>
      )}
    </Dialog>
  );
}

function DownloadPart({ whoami: { organisation }, run }: { whoami: Whoami; run: IssuedRun }) {
  const [from, to] = useWatch({ name: ['from', 'to'] });
  const part = typedPart(run).safeParse({ from, to }).data;
  // What is wrong is said when it is sent.
  if (!part)
    return (
      <Submit>
        <Trans>Download codes</Trans>
      </Submit>
    );
  const rows = part.to - part.from + 1;
  return (
    <ExportCsv
      list={listRunCodes}
      input={{
        params: { org: organisation.id, id: String(run.id) },
        query: { from: String(part.from), to: String(part.to) },
      }}
      organisation={organisation.name}
      rows={rows}
      label={<Plural value={rows} one="Download # code" other="Download # codes" />}
    />
  );
}
