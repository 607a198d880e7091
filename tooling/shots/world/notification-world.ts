import { FAILURES } from '@qrigin/domain/errors';
import { MAILED_KINDS, type MailedKind } from '@qrigin/domain/features';
import { type JoinRequest, listJoinRequests, listMyJoinRequests } from '@qrigin/domain/members';
import {
  findNotificationSettings,
  listNotifications,
  type Notification,
  readNotifications,
  streamNotifications,
} from '@qrigin/domain/notifications';
import { joinRequestRow } from '../../../domain/src/members/samples.ts';
import { noticeRow } from '../../../domain/src/notifications/samples.ts';
import { addressOf } from '../../product/address-of.ts';
import { after, type Scene } from '../shot.ts';
import type { PlantedCalls } from '../walk/planted-calls.ts';
import { FULL } from './full-words.ts';

/** What someone is notified about, and what they asked for themselves. */
interface NoticeWorld {
  notices: Notification[];
  mailed: MailedKind[];
  /** Requests that they may answer. */
  asked: JoinRequest[];
  /** Their own. */
  mine: JoinRequest[];
}

const HOUR_MS = 3_600_000;
const named = (name: string) => ({ id: crypto.randomUUID(), name });
const organisation = (name: string) => ({ ...named(name), logo_url: null });
const HONEY = organisation('Nilgiri Honey Co.');

/** Noon, so that the hours before it are of the same day wherever pictures are taken. */
function hoursBefore(hours: number): string {
  const noon = new Date();
  noon.setHours(12, 0, 0, 0);
  return new Date(noon.getTime() - hours * HOUR_MS).toISOString();
}

type Told = Pick<Notification, 'kind'> & Partial<Notification> & { hours: number };
const told = ({ kind, hours, ...changes }: Told): Notification =>
  noticeRow(kind, {
    organisation: HONEY,
    actor: named('Devika Rao'),
    subject: null,
    created_at: hoursBefore(hours),
    read_at: hours > 24 ? hoursBefore(24) : null,
    ...changes,
  });

const requestOf = (changes: Partial<JoinRequest> = {}): JoinRequest =>
  joinRequestRow({
    organisation: HONEY,
    user: { ...named('Sunil Mathai'), email: 'sunil@people.example' },
    role: named('Line operator'),
    supervisor: named('Meera Kurian'),
    created_at: hoursBefore(1),
    expires_at: hoursBefore(-700),
    ...changes,
  });

const asks = (request: JoinRequest, hours: number, changes: Partial<Notification> = {}) =>
  told({
    kind: 'join.asked',
    hours,
    actor: request.user,
    subject: { id: request.id, name: request.user.name },
    ...changes,
  });

const KINDS = ['recall.open', 'site.create', 'member.assign', 'recall.exercise', 'site.delete', 'new.kind'];
const names = [FULL.name, FULL.hindiName];
const nameAt = (at: number) => names[at % 2] ?? '';
const fullRequests = Array.from({ length: 12 }, (_, at) =>
  requestOf({
    organisation: organisation(nameAt(at)),
    user: { ...named(nameAt(at + 1)), email: 'x@people.example' },
    role: named(nameAt(at)),
    supervisor: named(nameAt(at + 1)),
  }),
);

const MANY_NOTICES: NoticeWorld = {
  mailed: [...MAILED_KINDS],
  asked: fullRequests,
  mine: fullRequests.slice(0, 5),
  notices: [
    ...fullRequests.map((request, at) => asks(request, at / 4, { organisation: request.organisation })),
    ...Array.from({ length: FULL.rows }, (_, at) =>
      told({
        kind: KINDS[at % KINDS.length] ?? '',
        hours: 4 + at / 2,
        organisation: organisation(nameAt(at)),
        actor: named(nameAt(at)),
        subject: named(nameAt(at + 1)),
        read_at: null,
      }),
    ),
  ],
};

function pageOf(world: NoticeWorld, query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  return {
    items: world.notices.slice((page - 1) * size, page * size),
    total: world.notices.length,
    page,
    page_size: size,
    unread: world.notices.filter((notice) => notice.read_at === null).length,
  };
}

/** The stream is refused for an hour: an open one would look like a page that is still loading. */
const NO_STREAM = {
  status: FAILURES.too_often.status,
  json: { error: FAILURES.too_often.text, code: 'too_often', retry_after: 3600 },
};

async function answerForNotices(calls: PlantedCalls, world: NoticeWorld): Promise<void> {
  await calls.on(addressOf(streamNotifications), (call) => call.answer(NO_STREAM));
  await calls.on(addressOf(findNotificationSettings), (call) =>
    call.answer({ json: { mailed: world.mailed } }),
  );
  await calls.on(addressOf(readNotifications), (call) => call.answer({ json: { unread: 0 } }));
  await calls.on(addressOf(listNotifications), (call) =>
    call.answer({ json: pageOf(world, call.url.searchParams) }),
  );
  await calls.on(addressOf(listMyJoinRequests), (call) => call.answer({ json: world.mine }));
  await calls.on(addressOf(listJoinRequests), (call) => {
    const org = call.url.pathname.split('/')[2];
    const items = world.asked.filter((request) => request.organisation.id === org);
    return call.answer({ json: { items, total: items.length, page: 1, page_size: 100 } });
  });
}

export const withManyNotices = (scene: Scene): Scene =>
  after(scene, (calls) => answerForNotices(calls, MANY_NOTICES));
