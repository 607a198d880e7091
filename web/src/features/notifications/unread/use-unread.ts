import { listNotifications } from '@qrigin/domain/notifications';
import { useRead } from '../../../http/query/use-read.ts';

/** How much is unread; `undefined` while no one knows. */
export const useUnread = (): number | undefined =>
  useRead(listNotifications, { query: { page_size: '1' } }).data?.unread;
