export * from './contract.ts';
export * from './ends.ts';
export { PAYMENT, PAYMENT_EVENTS, PAYMENTS, PAYMENTS_FEATURE } from './feature.ts';
export { BETA_PLAN, CURRENCY, PaymentPlan, taxWithin } from './plan.ts';
