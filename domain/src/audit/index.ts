export { AuditEntry, listAudit } from './contract.ts';
export { AUDIT, AUDIT_ENTRY, AUDIT_FEATURE } from './feature.ts';
export { listSecurityEvents, SecurityEntry } from './security-events.ts';
