export { PAGES } from './pages.ts';
