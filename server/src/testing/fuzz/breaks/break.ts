import type { World } from '../../matrix/world.ts';
import type { Expected } from '../judge/judge.ts';
import type { Request } from '../request.ts';
import type { Dice } from './dice.ts';

type Tools = { roll: Dice; world: World };

/** A request of which exactly one thing is wrong, and what is known of its answer. */
export type Broken = Pick<Expected, 'mustFail' | 'alsoAllowed'> & { request: Request; detail: string };

/** One way to break a request. */
export type Break = {
  name: string;
  /** Whether the request has what this breaks. */
  fits(request: Request, world: World): boolean;
  apply(request: Request, tools: Tools): Broken;
};

/** For its own owner the other organisation is not foreign, and what is public is foreign to no one. */
export function isForHome({ endpoint, actor }: Request): boolean {
  return endpoint.policy.who === 'member' && actor !== 'stranger';
}
