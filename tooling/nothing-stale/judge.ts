import { isDeepStrictEqual } from 'node:util';
import type { Overview } from '@qrigin/domain/scan';
import type { Look, SeenOverview, SeenPage } from './look.ts';
import { type Told, toldBy } from './told.ts';

const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const SHOWN = 100;

/** What differs, field by field, in words. */
function differences(expected: object, seen: object): string[] {
  const others = new Map(Object.entries(seen));
  return Object.entries(expected)
    .filter(([field, value]) => !isDeepStrictEqual(value, others.get(field)))
    .map(
      ([field, value]) =>
        `${field} must be ${JSON.stringify(value)} and is ${JSON.stringify(others.get(field))}`,
    );
}

function isWithin(moment: string, { after, before }: { after: number; before: number }): boolean {
  const at = new Date(moment).getTime();
  return after <= at && at <= before;
}

/** Faults of an overview beside one that was made without memory. */
export function faultsOfOverview(seen: SeenOverview, fresh: Overview): string[] {
  const { overview, status } = seen;
  if (!overview) return [`overview: answered ${status}`];
  const late = isWithin(overview.checked_at, seen) ? [] : [`checked_at is ${overview.checked_at}`];
  const { checked_at } = overview;
  return [...late, ...differences({ ...fresh, checked_at }, overview)].map((fault) => `overview: ${fault}`);
}

/** Faults of an overview beside what the writes have come to. */
export function faultsByModel({ overview, status }: SeenOverview, told: Told): string[] {
  if (!overview) return [`model: answered ${status}`];
  return differences(told, toldBy(overview)).map((fault) => `model: ${fault}`);
}

/** Faults of a page beside one that is drawn anew, for the moment of the check that it shows if that is a right one. */
export function faultsOfPage(
  seen: SeenPage,
  fresh: Overview,
  draw: (overview: Overview) => string,
): string[] {
  if (seen.status !== 200) return [`page: answered ${seen.status}`];
  const checked = (seen.text.match(MOMENT) ?? []).find((moment) => isWithin(moment, seen));
  const drawn = draw({ ...fresh, checked_at: checked ?? fresh.checked_at });
  if (drawn === seen.text) return [];
  let at = 0;
  while (drawn[at] === seen.text[at]) at += 1;
  const from = Math.max(0, at - SHOWN / 2);
  const [must, is] = [drawn, seen.text].map((text) => text.slice(from, from + SHOWN));
  return [`page: must say ${JSON.stringify(must)} and says ${JSON.stringify(is)}`];
}

type Truth = { fresh: Overview; told: Told; draw: (overview: Overview) => string };

/** All faults of one look. */
export function faultsOf({ overview, page }: Look, { fresh, told, draw }: Truth): string[] {
  return [
    ...faultsOfOverview(overview, fresh),
    ...faultsByModel(overview, told),
    ...faultsOfPage(page, fresh, draw),
  ];
}
