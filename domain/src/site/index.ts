export { CONTACT_MESSAGE_MAX, sendContactMessage } from './contact.ts';
export { PAGES } from './pages.ts';
