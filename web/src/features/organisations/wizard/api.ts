import type { DetailGroup, OrganisationDetails } from '@qrigin/domain/organisations';
import { useQuery } from '@tanstack/react-query';
import { storedToken } from '../../../http/session.ts';
import { uploadFile } from '../../../http/upload/upload-file.ts';
import type { Sent, Upload } from '../../../ui/file-field/upload-parts.ts';
import * as api from '../api.ts';
import { payloadOf } from './payload.ts';

/** Asked for anew whenever the wizard opens, and never while someone is typing. */
export const useDetails = (org: string) =>
  useQuery({
    queryKey: ['organisation details', org],
    queryFn: ({ signal }) => api.findDetails(org, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export type SaveGroup = <Group extends DetailGroup>(
  group: Group,
  values: OrganisationDetails[Group],
) => Promise<void>;

/** Saves one group. What the organisation is called and looks like elsewhere is fetched again. */
export function useSaveGroup(org: string): SaveGroup {
  const refresh = api.useRefresh();
  return async (group, values) => {
    await sendWithToken((token) => api.saveDetails(org, payloadOf(group, values, { token, org })));
    void refresh.organisation(org);
  };
}

/**
 * The payload repeats the token. Where the password was asked for on the way there is a new one, and the first payload
 * is refused for holding the old: it is sent once more.
 */
async function sendWithToken(send: (token: string) => Promise<unknown>): Promise<void> {
  const token = storedToken() ?? '';
  try {
    await send(token);
  } catch (error) {
    const newToken = storedToken();
    if (newToken === undefined || newToken === token) throw error;
    await send(newToken);
  }
}

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
