import type { EventType } from '@qrigin/domain/declaration';
import type { EventName } from '@qrigin/domain/features';
import { audit } from '../../db/audit.ts';
import type { RecordCtx } from '../../db/index.ts';
import { notify } from './notify.ts';

/** What an event may store beside the id of what it is about. Codes can be issued without a product. */
type Values = { role: string; product: string | undefined };

type OfValues<E> = E extends { values: infer V } ? Pick<Values, keyof V & keyof Values> : unknown;
type OfPeople<E> = E extends { notice: { to: 'named' } } ? { people: readonly string[] } : unknown;
/** Under its own name, so that it is never taken for what the event is about. */
type OfNotice<E> = E extends { notice: { about: { name: infer Name extends string } } }
  ? Record<Name, string>
  : unknown;

/**
 * What has to be told about an event, by its declaration: the id of what it is about, its values, the people where they
 * are named, and what the notice is about where that is another thing.
 */
type Facts<E> = E extends unknown ? { id: string } & OfValues<E> & OfPeople<E> & OfNotice<E> : never;

type AnyFacts = { id: string; role?: string; product?: string | undefined; people?: readonly string[] };

/**
 * Records an event in the transaction of the change itself: in the audit log, and for the people whom its notice is for.
 * When the change is undone, nothing is recorded and nobody hears of it.
 */
export function record<E extends EventType & { name: EventName }>(
  ctx: RecordCtx,
  event: E,
  facts: Facts<E>,
): Promise<void>;
export async function record(ctx: RecordCtx, event: EventType, facts: AnyFacts): Promise<void> {
  const { id, role, product, people = [] } = facts;
  const auditEntryId = await audit(ctx, event.name, id, { roleId: role });
  if (!event.notice) return;
  const { kind, about, to } = event.notice;
  await notify(ctx, {
    people: to === 'named' ? people : { may: to.may.name },
    kind,
    subjectId: about ? idOf(about.name, facts) : id,
    productId: product,
    auditEntryId,
  });
}

function idOf(name: string, facts: object): string {
  const id: unknown = new Map<string, unknown>(Object.entries(facts)).get(name);
  if (typeof id !== 'string') throw new Error(`the notice is about a ${name}, and none was given`);
  return id;
}
