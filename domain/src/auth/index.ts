export * from './activity.ts';
export * from './contract.ts';
export { ACTIVITY, AUTH_FEATURE, AUTH_LOG, SESSION } from './feature.ts';
export * from './fields.ts';
export * from './me.ts';
export * from './password-rule.ts';
