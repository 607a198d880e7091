export { shownCertificates, usableCertificates } from './shown-certificates.ts';
