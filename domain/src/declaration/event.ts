import type { PermissionType } from './permission.ts';
import type { Thing } from './thing.ts';

/** How a notice is mailed, for kinds that are worth an email. */
export type Mailing = {
  /** What one person can cause again and again is mailed once a day: from them, or from them to the same person. */
  onceADay?: 'from one person' | 'to one person';
  /** Counted apart for each organisation: nothing that others cause keeps it from those who must act. */
  isUrgent?: true;
};

/** What people are told about an event, in their list of notices. */
export type NoticeType = {
  /** `thing.what`; stored with each notice, and what people choose by which of them are mailed. */
  kind: string;
  /** What it is about, where that is not what the event is about. */
  about?: Thing;
  /** Everyone who holds the permission except who did it, or the people whom the action names. */
  to: { may: PermissionType } | 'named';
  mailed?: Mailing;
};

/** Something that happens in an organisation. */
export type EventType = {
  /** `thing.what`: what the audit log stores. */
  name: string;
  /** What its id is the id of; the first that has it, where there are several. */
  about: Thing | readonly Thing[];
  /** What else is stored with it. */
  values?: Readonly<Partial<Record<'role' | 'product', Thing>>>;
  notice?: NoticeType;
};

/** Keeps what is written about an event as literal types, so that a sentence can be demanded for each. */
export function event<const Name extends string, const Rest extends Omit<EventType, 'name'>>(
  name: Name,
  rest: Rest,
): { name: Name } & Rest {
  return { name, ...rest };
}

/** One notice for several events, or one of another kind than its event. */
export function notice<const Kind extends string, const Rest extends Omit<NoticeType, 'kind'>>(
  kind: Kind,
  rest: Rest,
): { kind: Kind } & Rest {
  return { kind, ...rest };
}
