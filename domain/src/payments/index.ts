export { BETA_PLAN, type BetaPayment, findPaymentOptions, payBeta } from './contract.ts';
export { PAYMENT_EVENTS, PAYMENTS, PAYMENTS_FEATURE } from './feature.ts';
