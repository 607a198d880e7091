export { FORMS, FORMS_FEATURE } from './feature.ts';
