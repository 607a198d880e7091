import { DEMO_ORGANISATIONS } from '../../dev/demo/demo.ts';
import type { Duty } from '../../dev/demo/demo-people.ts';
import type { DemoProduct } from '../../dev/demo/demo-types.ts';
import { HONEY_STAFF, HONEY_WISHES } from '../../dev/demo/honey/honey-people.ts';

const [honey, medicines, cafe, garden] = DEMO_ORGANISATIONS;
/** Who and what of the demo the pictures name. */
export const HONEY = honey?.name ?? missing('honey');
export const MEDICINES = medicines?.name ?? missing('medicines');
export const CAFE = cafe?.name ?? missing('cafe');
export const GARDEN = garden?.name ?? missing('garden');

const newest = (organisation: typeof honey, is: (product: DemoProduct) => boolean): string =>
  organisation?.products.findLast(is)?.name ?? missing('product');
/** A product of the honey maker whose packs have codes of their own, and one with a single code, not in use yet. */
export const JAR = newest(honey, ({ nature }) => nature === 'dynamic');
export const BOOKLET = newest(honey, ({ nature }) => nature === 'static');
/** One of the café with a single code that is in use. */
export const MENU = newest(cafe, ({ order }) => order === 'paid');

export const nameOf = (duty: Duty): string =>
  HONEY_STAFF.find((person) => person.duty === duty)?.name ?? missing(duty);

/** A member with one role only, who does nothing in the demo. */
export const BYSTANDER =
  HONEY_STAFF.find(({ duty, role }) => duty === undefined && role === 'Member')?.name ?? missing('bystander');

/** Someone who waits for an answer. */
export const WAITING = HONEY_WISHES.find(({ end }) => end === undefined)?.name ?? missing('waiting');

export function missing(name: string): never {
  throw new Error(`the demo has nothing called ${name}`);
}
