export { CONTACT_MESSAGE_MAX, sendContactMessage } from './contact.ts';
export { PAGES, PRERENDERED, PUBLIC_PAGES } from './pages.ts';
