export * from './contract.ts';
export {
  CERTIFICATE,
  CERTIFICATE_EVENTS,
  CERTIFICATE_FILE,
  CERTIFICATE_LOG,
  CERTIFICATE_PROVIDER,
  CERTIFICATES_FEATURE,
  PROVIDER_FILE,
} from './feature.ts';
export * from './providers.ts';
export {
  CERTIFICATE_REMINDER_DAYS,
  type CertificateReminderDays,
  type CertificateStatus,
  certificateStatus,
  reminderDue,
  reminderPast,
} from './status.ts';
