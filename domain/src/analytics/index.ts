export { ANALYTICS_FEATURE } from './feature.ts';
