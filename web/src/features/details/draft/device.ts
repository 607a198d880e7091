import { z } from 'zod';
import { type PartId, type PartValue, readValue } from './values.ts';

/** Whose words they are, about which product: no one else is ever shown them. */
export interface DeviceOwner {
  user: string;
  org: string;
  product: string;
}

/** What was typed and is not known to be with the server. */
export interface Unsent<Value> {
  /** Null for a section that was deleted. */
  value: Value | null;
  /** The revision over which it was typed. */
  base: number;
  /** Where a section belongs that the server does not know yet. */
  place?: number | undefined;
  /** What was sent before and not answered: if the server has just that, only its answer was lost. */
  sent?: readonly (Value | null)[];
}

export interface KeptPart extends Unsent<PartValue> {
  id: PartId;
  tab: string;
  /** When it was typed, in milliseconds. */
  time: number;
}

const PREFIX = 'details-draft';
/** The order of sections is kept as if it were a part. */
export const ORDER = 'order';
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const keyOf = ({ user, org, product }: DeviceOwner, id: PartId, tab: string) =>
  [PREFIX, user, org, product, id, tab].join(':');

const Stored = z.object({
  value: z.unknown(),
  base: z.int().nonnegative(),
  place: z.int().nonnegative().optional(),
  sent: z.array(z.unknown()).default([]),
  time: z.number(),
});

/** Whether it is kept from now on: a storage may be full or switched off. */
export function keepOnDevice(
  owner: DeviceOwner,
  { id, tab }: Pick<KeptPart, 'id' | 'tab'>,
  unsent: Unsent<unknown>,
): boolean {
  try {
    localStorage.setItem(keyOf(owner, id, tab), JSON.stringify({ ...unsent, time: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function forgetOnDevice(owner: DeviceOwner, { id, tab }: Pick<KeptPart, 'id' | 'tab'>): void {
  remove(keyOf(owner, id, tab));
}

/** Everything that this person left here about this product, in the order in which it was typed. */
export function keptOnDevice(owner: DeviceOwner): KeptPart[] {
  return entriesOf(owner)
    .flatMap(({ id, tab, stored }) => {
      const value = stored.value === null ? null : readValue(stored.value);
      if (id === ORDER || value === undefined) return [];
      const { base, place, time } = stored;
      return [{ id, tab, base, place, time, value, sent: stored.sent.flatMap(readSent) }];
    })
    .toSorted((one, other) => one.time - other.time);
}

const Ids = z.array(z.string());

/** The order that someone gave to the sections last, if the server may not know it. */
export function keptOrder(owner: DeviceOwner): { tab: string; ids: string[] }[] {
  return entriesOf(owner)
    .filter(({ id }) => id === ORDER)
    .toSorted((one, other) => one.stored.time - other.stored.time)
    .flatMap(({ tab, stored }) => {
      const ids = Ids.safeParse(stored.value);
      return ids.success ? [{ tab, ids: ids.data }] : [];
    });
}

/** What no one came back for, of whomever it is. */
export function dropOld(): void {
  const before = Date.now() - KEPT_DAYS * DAY_MS;
  for (const key of keys()) {
    const stored = read(key);
    if (!stored || stored.time < before) remove(key);
  }
}

function entriesOf({ user, org, product }: DeviceOwner) {
  return keys().flatMap((key) => {
    const [, ofUser, ofOrg, ofProduct, id, tab] = key.split(':');
    const stored = read(key);
    const isOwn = ofUser === user && ofOrg === org && ofProduct === product;
    return isOwn && stored && id !== undefined && tab !== undefined ? [{ id, tab, stored }] : [];
  });
}

function readSent(sent: unknown): (PartValue | null)[] {
  const value = sent === null ? null : readValue(sent);
  return value === undefined ? [] : [value];
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:`));
  } catch {
    return [];
  }
}

function read(key: string): z.output<typeof Stored> | undefined {
  try {
    return Stored.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
