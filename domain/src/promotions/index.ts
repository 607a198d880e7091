export { PROMOTIONS, PROMOTIONS_FEATURE } from './feature.ts';
