export { LABEL, LABELS, LABELS_FEATURE } from './feature.ts';
