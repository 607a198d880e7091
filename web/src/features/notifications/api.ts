import type { MailedKind } from '@qrigin/domain/features';
import { actOnJoin, listJoinRequests, listMyJoinRequests } from '@qrigin/domain/members';
import * as contract from '@qrigin/domain/notifications';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../http/call.ts';

export type Notice = z.output<typeof contract.Notification>;
export type Asked = z.output<typeof listJoinRequests.reply>['items'][number];
export type { MailedKind };

const KEY = 'notifications';
const PAGE_SIZE = 20;

/** The person's notifications, newest first. */
export const useNotices = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [KEY, 'list'],
      queryFn: ({ pageParam, signal }) =>
        call(contract.listNotifications, {
          query: { page: String(pageParam), page_size: String(PAGE_SIZE) },
          signal,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ page, page_size: size, total }) => (page * size < total ? page + 1 : undefined),
    }),
  );

const unreadQuery = queryOptions({
  queryKey: [KEY, 'unread'],
  queryFn: ({ signal }) => call(contract.listNotifications, { query: { page_size: '1' }, signal }),
  select: ({ unread }) => unread,
});

/** How much is unread; `undefined` while no one knows. */
export const useUnread = (): number | undefined => useQuery(unreadQuery).data;

/** As many as one answer may hold. */
const ASKED_AT_ONCE = 100;

/** The newest requests to join an organisation, whatever became of them. */
export const useAsked = (org: string) =>
  useQuery({
    queryKey: [KEY, 'asked', org],
    queryFn: ({ signal }) =>
      call(listJoinRequests, {
        params: { org },
        query: { page_size: String(ASKED_AT_ONCE), sort_by: 'created_at', sort_order: 'desc' },
        signal,
      }),
  });

/** What became of the person's own requests. */
export const useMyAsked = () =>
  useQuery({
    queryKey: [KEY, 'my asked'],
    queryFn: ({ signal }) => call(listMyJoinRequests, { signal }),
  });

const settingsKey = [KEY, 'settings'] as const;
export const useMailSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(contract.findNotificationSettings, { signal }),
  });

/** Stores what also comes by email, and shows what was stored. */
export function useSaveMailed() {
  const cache = useQueryClient();
  return async (mailed: MailedKind[]): Promise<void> => {
    cache.setQueryData(settingsKey, await call(contract.saveNotificationSettings, { body: { mailed } }));
  };
}

/** Marks these notices as read, or all. */
export function useMarkRead() {
  const cache = useQueryClient();
  return async (ids?: string[]): Promise<void> => {
    await call(contract.readNotifications, { body: ids ? { ids } : {} });
    await cache.invalidateQueries({ queryKey: [KEY] });
  };
}

/** Answers a request. It is on several pages, all of which are fetched again. */
export function useDecide() {
  const cache = useQueryClient();
  return async (request: Asked, action: 'approve' | 'reject'): Promise<void> => {
    try {
      await call(actOnJoin, {
        params: { org: request.organisation.id },
        body: { id: request.id, action },
      });
    } finally {
      // Someone else may have answered it. Not waited for: a dialog that asked closes first.
      for (const key of [KEY, 'roles', 'organisations']) void cache.invalidateQueries({ queryKey: [key] });
    }
  };
}
