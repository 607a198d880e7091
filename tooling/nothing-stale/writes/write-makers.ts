import { changeOrganisation, closeOrganisation, saveDetails } from '@qrigin/domain/organisations';
import { oneOf } from '../../../server/src/testing/fuzz/breaks/dice.ts';
import type { Write } from './write.ts';

export const UNBLOCKING: Write = {
  name: 'organisation unblocked',
  whileBlocked: true,
  plan(maker) {
    if (!maker.blocked.has(maker.id)) return undefined;
    return {
      touches: maker.packs.codes,
      async act(hands) {
        await hands.putBack('organisation', maker.id);
        maker.blocked.delete(maker.id);
        return maker.name;
      },
    };
  },
};

export const MAKER_WRITES: Write[] = [
  {
    name: 'organisation renamed',
    plan(maker) {
      const name = `Maker ${maker.happened}`;
      return {
        touches: maker.packs.codes,
        async act(hands) {
          await hands.of(maker)(changeOrganisation, { body: { name, is_findable: true } });
          maker.name = name;
          return name;
        },
      };
    },
  },
  {
    name: 'logo changed',
    plan(maker, roll) {
      const logo = oneOf([null, ...maker.logos], roll);
      return {
        touches: maker.packs.codes,
        async act(hands) {
          const businessDetails = { logo_url: logo ?? '' };
          await hands.of(maker)(saveDetails, { body: { businessDetails } });
          maker.logo = logo;
          return String(logo);
        },
      };
    },
  },
  {
    name: 'organisation blocked',
    plan(maker) {
      const since = maker.happened;
      return {
        touches: maker.packs.codes,
        async act(hands) {
          await hands.takeDown('organisation', maker.id);
          maker.blocked.set(maker.id, since);
          return maker.name;
        },
      };
    },
  },
  UNBLOCKING,
];

/** The last that can happen to an organisation. */
export const CLOSING: Write = {
  name: 'organisation closed',
  plan: (maker) => ({
    touches: maker.packs.codes,
    async act(hands) {
      await hands.of(maker)(closeOrganisation, { body: { name: maker.name } });
      maker.isClosed = true;
      return maker.name;
    },
  }),
};
