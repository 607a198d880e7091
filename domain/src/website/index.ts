export { CONTACT_MESSAGE_MAX, sendContactMessage } from './contact.ts';
export { WEBSITE_FEATURE } from './feature.ts';
