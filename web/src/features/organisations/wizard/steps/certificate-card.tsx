import { Trans, useLingui } from '@lingui/react/macro';
import { type AdditionalDetails, type Certificate, DETAIL_MAX } from '@qrigin/domain/organisations';
import { Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button/button.tsx';
import { FileField } from '../../../../ui/file-field/file-field.tsx';
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { uploadCertificate } from '../upload-files.ts';
import type { Uploads } from '../uploads.ts';
import { useUploadFailed } from './use-upload-failed.ts';

interface Props {
  /** Its place in the list. */
  at: number;
  org: string;
  uploads: Uploads;
  onRemove: (entry: Certificate) => void;
}

/** One certificate: its file and what it says. */
export function CertificateCard({ at, org, uploads, onRemove }: Props) {
  const { t } = useLingui();
  const number = at + 1;
  const path = `certificatesAndAwards.${at}` as const;
  const { getValues, setValue } = useFormContext<AdditionalDetails>();
  const [id, name] = useWatch<AdditionalDetails, [`${typeof path}.file_id`, `${typeof path}.name`]>({
    name: [`${path}.file_id`, `${path}.name`],
  });
  const uploadFailed = useUploadFailed();
  const upload = uploads.watched('additionalDetails', uploadCertificate(org));

  function keepFile(file: { id: string; name: string }) {
    setValue(`${path}.file_id`, file.id, { shouldDirty: true });
    setValue(`${path}.name`, file.name, { shouldDirty: true });
  }

  return (
    <Card as="li" aria-label={t`Certificate ${number}`} className="grid gap-4 p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-16">
          <Trans>Certificate {number}</Trans>
        </h3>
        <Button
          variant="ghost"
          size="s"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onRemove(getValues(path))}
        >
          <Trans>Delete</Trans>
          <span className="sr-only">
            <Trans>certificate {number}</Trans>
          </span>
        </Button>
      </div>
      <FileField
        label={t`File`}
        accept=".pdf,application/pdf"
        hint={<Trans>PDF, up to 20 MB. Not public.</Trans>}
        file={id ? { name: name ?? '' } : undefined}
        upload={upload}
        onUploaded={(sent, file) => keepFile({ id: sent.id, name: file.name })}
        onFailed={uploadFailed}
        onRemove={() => keepFile({ id: '', name: '' })}
      />
      <TextAreaField name={`${path}.details`} label={t`Description`} maxLength={DETAIL_MAX} />
    </Card>
  );
}
