export { CONTACT_MESSAGE_MAX, sendContactMessage } from './contact.ts';
export { PAGES, PRERENDERED, PUBLIC_PAGES } from './pages.ts';
export { RETENTION, type Retained, type Swept, type Unit } from './retention.ts';
