export { PAYMENTS, PAYMENTS_FEATURE } from './feature.ts';
