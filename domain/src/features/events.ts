import type { EventType, NoticeType } from '../declaration/index.ts';
import { FEATURES, type Feature } from './list.ts';

type Declared<F> = F extends { events: infer E } ? E[keyof E] : never;
type NameOf<E> = E extends { name: infer Name extends string } ? Name : never;
type KindOf<E> = E extends { notice: { kind: infer Kind extends string } } ? Kind : never;
type MailedKindOf<E> = E extends { notice: { kind: infer Kind extends string; mailed: object } }
  ? Kind
  : never;
/** The events of one feature, by name. */
export type EventOf<F> = NameOf<Declared<F>>;
/** The kinds of notices of one feature. */
export type NoticeOf<F> = KindOf<Declared<F>>;
/** The kinds of one feature that also come by email. */
export type MailedOf<F> = MailedKindOf<Declared<F>>;

export type EventName = EventOf<Feature>;
export type NoticeKind = NoticeOf<Feature>;
export type MailedKind = MailedOf<Feature>;

/** Every event as its feature declares it. */
export const EVENTS: readonly (EventType & { name: EventName })[] = FEATURES.flatMap((feature) =>
  'events' in feature ? Object.values<EventType & { name: EventName }>(feature.events) : [],
);

type Told = Omit<NoticeType, 'about'> & Pick<EventType, 'about' | 'values'>;

/** Every kind of notice with what it is about; events that share one name it once. */
export const NOTICES: ReadonlyMap<string, Told> = new Map(
  EVENTS.flatMap(({ notice, about, values }) =>
    notice ? [[notice.kind, { about, ...(values && { values }), ...notice }]] : [],
  ),
);

export function isMailed(kind: string): kind is MailedKind {
  return NOTICES.get(kind)?.mailed !== undefined;
}

/** Kinds that also come by email, unless the person opts out; by name, as a new feature may come anywhere in the list. */
export const MAILED_KINDS: readonly MailedKind[] = [...NOTICES.keys()].filter(isMailed).toSorted();
