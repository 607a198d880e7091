import { DEMO_ORGANISATIONS } from '../../dev/demo/demo.ts';
import { type Duty, STAFF, WISHES } from '../../dev/demo/demo-people.ts';

/** Who and what of the demo the pictures name. */
const [mill, dairy, garden] = DEMO_ORGANISATIONS.map(({ name }) => name);
export const MILL = mill ?? missing('mill');
export const DAIRY = dairy ?? missing('dairy');
export const GARDEN = garden ?? missing('garden');

export const nameOf = (duty: Duty): string =>
  STAFF.find((person) => person.duty === duty)?.name ?? missing(duty);

/** A member with one role only, who does nothing in the demo. */
export const BYSTANDER =
  STAFF.find(({ duty, role }) => duty === undefined && role === 'Member')?.name ?? missing('bystander');

/** Someone who waits for an answer. */
export const WAITING = WISHES.find(({ end }) => end === undefined)?.name ?? missing('waiting');

export function missing(name: string): never {
  throw new Error(`the demo has nothing called ${name}`);
}
