import { listAudit, type SecurityEntry } from '@qrigin/domain/audit';
import { type ActivityEntry, listMyActivity } from '@qrigin/domain/auth';
import type { SecurityKindName } from '@qrigin/domain/features';
import { addressOf } from '../../product/address-of.ts';
import type { PlantedCalls } from '../walk/planted-calls.ts';

type Happened = readonly [kind: SecurityKindName, device: string | null, detail?: string];

const HAPPENED: readonly Happened[] = [
  ['sign-in.done', 'Chrome on Linux'],
  ['sign-in.locked', 'Firefox on Windows'],
  ['sign-in.failed', 'Firefox on Windows'],
  ['role.given', null, 'Line supervisor'],
  ['call.refused', 'Safari on iPhone', `${listAudit.method} ${listAudit.path}`],
  ['two-factor.on', 'Chrome on Linux'],
  ['session.ended', 'Chrome on Linux', 'Safari on iPhone'],
  ['sessions.ended', 'Chrome on Linux', '2'],
  ['password.changed', 'Chrome on Linux'],
  ['sign-in.done', 'Safari on iPhone'],
  ['account.verified', 'Chrome on Linux'],
];
const IN_ORGANISATION = new Set<string>(['role.given', 'call.refused']);

const at = (index: number) => new Date(Date.now() - (index ** 2 * 40 + 2) * 60_000).toISOString();

function happened(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const [kind, device, detail = null] = HAPPENED[index % HAPPENED.length] ?? ['sign-in.done', null];
    return { id: String(count - index), at: at(index), kind, device, detail };
  });
}

/** What a person sees of their own account; with names as long as they may be, or none. */
export const activityOf = (count: number, organisation: { id: string; name: string }): ActivityEntry[] =>
  happened(count).map((event, index) => ({
    ...event,
    network: event.device === null ? null : '203.0.113.24',
    organisation: IN_ORGANISATION.has(event.kind) ? organisation : null,
    is_this_session: index === 0,
  }));

/** What an Owner sees of the accounts of these people. */
export const securityOf = (count: number, people: readonly { id: string; name: string }[]): SecurityEntry[] =>
  happened(count).map((event, index) => {
    const at = (place: number) => {
      const person = people[place % Math.max(1, people.length)];
      return person ? { id: person.id, name: person.name } : null;
    };
    return { ...event, person: at(index), by: event.kind === 'role.given' ? at(index + 1) : null };
  });

export async function answerForActivity(
  calls: PlantedCalls,
  entries: readonly ActivityEntry[],
): Promise<void> {
  await calls.on(addressOf(listMyActivity), (call) => {
    const page = Number(call.url.searchParams.get('page'));
    const items = entries.slice((page - 1) * 10, page * 10);
    const has_recent_failure = entries.some(({ kind }) => kind === 'sign-in.failed');
    return call.answer({ json: { items, total: entries.length, page, page_size: 10, has_recent_failure } });
  });
}
