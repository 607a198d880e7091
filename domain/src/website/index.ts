export { CONTACT_MESSAGE_MAX, sendContactMessage } from './contact.ts';
export { WEBSITE_FEATURE, WEBSITE_LOG } from './feature.ts';
