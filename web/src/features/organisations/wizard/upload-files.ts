import { ORGANISATION_FILES } from '@qrigin/domain/organisations';
import { uploadFile, uploadPublic } from '../../../http/upload/upload-file.ts';
import type { Sent, Upload } from '../../../ui/file-field/upload-parts.ts';

export interface UploadedLogo extends Sent {
  download_url: string | null;
}
export interface UploadedCertificate extends Sent {
  id: string;
}

export const uploadLogo = (org: string): Upload<UploadedLogo> => uploadPublic(org, ORGANISATION_FILES.logo);

export const uploadCertificate =
  (org: string): Upload<UploadedCertificate> =>
  (file, watch) =>
    uploadFile(
      { org, name: file.name, kind: ORGANISATION_FILES.verification, nature: 'private', file },
      watch,
    );
