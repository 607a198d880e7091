export { PRINT_EVENTS, PRINTING, PRINTING_FEATURE } from './feature.ts';
