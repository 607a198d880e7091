import { Failure } from '@qrigin/domain/errors';
import type { Code } from '@qrigin/domain/qr';
import type { Caller } from '../../db/index.ts';
import type { CodePlace } from '../qr/index.ts';
import type { FoundCode } from './found-code.ts';
import type { Resolver } from './resolve.ts';
import type { UnknownCodes } from './unknown-codes.ts';

type Options = {
  resolver: Pick<Resolver, 'place' | 'resolve'>;
  find: (code: Code) => Promise<FoundCode | undefined>;
  unknownCodes: Pick<UnknownCodes, 'slowDown'>;
};

/** Every look of a stranger at a code goes through here: who looks for many that no one issued has to wait. */
export function createLookUps({ resolver, find, unknownCodes }: Options) {
  async function orSlowDown<Found>(caller: Caller, looking: Promise<Found | undefined>) {
    const found = await looking;
    if (found === undefined) await unknownCodes.slowDown(caller);
    return found;
  }
  const findPlace = (code: Code, caller: Caller) => orSlowDown(caller, resolver.place(code));
  return {
    findCode: (code: Code, caller: Caller) => orSlowDown(caller, find(code)),
    findFacts: (code: Code, caller: Caller) => orSlowDown(caller, resolver.resolve(code)),
    /** One answer for every code that no one issued, whatever is wrong with it. */
    requirePlace: async (code: Code, caller: Caller): Promise<CodePlace> => {
      const place = await findPlace(code, caller);
      if (!place) throw new Failure('not_found');
      return place;
    },
  };
}
