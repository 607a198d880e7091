import { uploadFile } from '../../../http/upload/upload-file.ts';
import type { Sent, Upload } from '../../../ui/file-field/upload-parts.ts';

export interface UploadedLogo extends Sent {
  download_url: string | null;
}
export interface UploadedCertificate extends Sent {
  id: string;
}

export const uploadLogo =
  (org: string): Upload<UploadedLogo> =>
  (file, watch) =>
    uploadFile({ org, name: file.name, type: 'logo', nature: 'public', file }, watch);

export const uploadCertificate =
  (org: string): Upload<UploadedCertificate> =>
  (file, watch) =>
    uploadFile({ org, name: file.name, type: 'orgVerification', nature: 'private', file }, watch);
