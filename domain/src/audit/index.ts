export { AuditEntry, listAudit } from './contract.ts';
export { listSecurityEvents, SecurityEntry } from './security-events.ts';
