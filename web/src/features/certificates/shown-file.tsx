import { Trans, useLingui } from '@lingui/react/macro';
import type { FileKind } from '@qrigin/domain/declaration';
import type { StoredFile } from '@qrigin/domain/files';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { type SentFile, uploadPublic } from '../../http/upload/upload-file.ts';
import { FileField } from '../../ui/file-field/file-field.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';

interface Kept {
  id: string | null;
  name: string | undefined;
  /** How far its check is; null without a file. */
  state: StoredFile['state'] | null;
  /** Null until it has been looked into. */
  url: string | null;
}

/** A link to a file that anyone can open; words where there is none, or not yet. */
export function FileLink({ state, url }: Pick<Kept, 'state' | 'url'>) {
  if (state === 'refused')
    return (
      <span className="text-danger">
        <Trans>Not accepted. Choose another file.</Trans>
      </span>
    );
  if (url === null)
    return (
      <span className="text-ink-3">
        {state === null ? <Trans>Not given</Trans> : <Trans>Being checked</Trans>}
      </span>
    );
  return (
    <TextLink
      href={url}
      target="_blank"
      rel="noreferrer"
      // Above the row of a list, which is pressed anywhere else.
      isAlone
      className="relative whitespace-nowrap"
    >
      <Trans>Open the file</Trans>
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" />
    </TextLink>
  );
}

interface Props {
  org: string;
  kind: FileKind;
  /** What is there before someone sends another one. */
  kept: Kept | undefined;
  hint: ReactNode;
}

/** The file of a form, as its field `file_id`: a PDF or a picture. */
export function ShownFileField({ org, kind, kept, hint }: Props) {
  const { t } = useLingui();
  const { field } = useController<{ file_id: string | null }>({ name: 'file_id' });
  const [sent, setSent] = useState<SentFile>();
  const isSent = sent !== undefined && field.value === sent.id;
  const name = isSent ? sent.name : (kept?.name ?? t`File`);
  return (
    <div className="grid min-w-0 gap-1">
      <FileField
        label={t`File`}
        accept=".pdf,application/pdf,image/*"
        hint={hint}
        file={field.value === null ? undefined : { name, ...(isSent && { size: sent.bytes }) }}
        upload={uploadPublic(org, kind)}
        onUploaded={(file) => {
          setSent(file);
          field.onChange(file.id);
        }}
        onRemove={() => field.onChange(null)}
      />
      {kept && field.value !== null && field.value === kept.id && (
        <p className="text-14">
          <FileLink {...kept} />
        </p>
      )}
    </div>
  );
}
