import type { Arrange } from './arranged.ts';

/** Files of these kinds are not among the rows of this world. */
const withoutFile: Arrange = async () => ({ body: { file_id: null } });

/** Days of a right form may still come in the wrong order; and other calls delete what is not the world’s own. */
const withoutEnd: Arrange = async (_api, _token, { things }) => ({
  body: { file_id: null, valid_to: null, provider_id: things['certificate_provider'] ?? '' },
});

export const ARRANGE_CERTIFICATES: Record<string, Arrange> = {
  createCertificateProvider: withoutFile,
  changeCertificateProvider: withoutFile,
  // The path names no organisation, so no guard looks the id up.
  findCertificateProvider: async (_api, _token, { things }) => ({
    params: { id: things['certificate_provider'] ?? '' },
  }),
  createCertificate: withoutEnd,
  changeCertificate: withoutEnd,
};
