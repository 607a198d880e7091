export { notifyAdmins } from './queue.ts';
