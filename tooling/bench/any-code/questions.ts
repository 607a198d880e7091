import { childCounts, findCode, listCodes } from '@qrigin/domain/qr';
import {
  listInside,
  listLife,
  traceBatchBothWays,
  traceCode,
  traceCodeBothWays,
} from '@qrigin/domain/tracing';
import type { Issued } from './issued.ts';

export type Question = {
  what: string;
  ask: (issued: Issued) => Promise<unknown>;
  /** What there is to see in the answer. */
  right: (issued: Issued) => unknown;
};

const SIZE = 20;

const page = async (issued: Issued, number: number) => {
  const query = { page: String(number), page_size: String(SIZE) };
  const { items, total } = await issued.call(listCodes, { params: { id: issued.packaging }, query });
  return [items.length, total, items.at(-1)?.index];
};
const pages = (count: number) => Math.ceil(count / SIZE);

const inside = async (issued: Issued, number: number) => {
  const query = { page: String(number), page_size: String(SIZE) };
  const { items, as_issued } = await issued.call(listInside, { params: { code: issued.pallet }, query });
  return [items.length, as_issued, items.at(-1)?.number];
};
const onLastPage = (count: number) => count - (pages(count) - 1) * SIZE;

/** What the pages of a structure and of a code ask. What belongs to one code or pack must not depend on how many there are. */
export const QUESTIONS: readonly Question[] = [
  {
    what: 'list, first page',
    ask: (issued) => page(issued, 1),
    right: ({ codes }) => [SIZE, codes, SIZE - 1],
  },
  {
    what: 'list, last page',
    ask: (issued) => page(issued, pages(issued.codes)),
    right: ({ codes }) => [onLastPage(codes), codes, codes - 1],
  },
  {
    what: 'search for a code',
    ask: async ({ call, packaging, jar }) =>
      (await call(findCode, { params: { id: packaging, code: jar } })).code.level,
    right: () => 'jar',
  },
  {
    what: 'child counts of a pallet',
    ask: async ({ call, pallet }) =>
      (await call(childCounts, { params: { id: pallet } })).map(({ name }) => name),
    right: () => ['carton', 'jar'],
  },
  {
    what: 'a jar',
    ask: async ({ call, jar }) => {
      const { position, around, issued } = await call(traceCode, { params: { code: jar } });
      return [position?.number, around.length, issued.of];
    },
    right: ({ codes }) => [3, 2, codes],
  },
  {
    what: 'a pallet',
    ask: async ({ call, pallet }) => {
      const { position, inside: held } = await call(traceCode, { params: { code: pallet } });
      return [position?.of, held[0]?.count];
    },
    right: ({ shape }) => [shape.pallets, shape.cartons],
  },
  {
    what: 'inside a pallet, first page',
    ask: (issued) => inside(issued, 1),
    right: ({ shape: { cartons } }) => [Math.min(SIZE, cartons), cartons, Math.min(SIZE, cartons)],
  },
  {
    what: 'inside a pallet, last page',
    ask: (issued) => inside(issued, pages(issued.shape.cartons)),
    right: ({ shape: { cartons } }) => [onLastPage(cartons), cartons, cartons],
  },
  {
    what: 'the life of a jar',
    ask: async ({ call, jar }) => (await call(listLife, { params: { code: jar } })).steps.at(-1)?.step,
    right: () => 'issued',
  },
  {
    what: 'the life of a pallet and all in it',
    ask: async ({ call, pallet }) =>
      (await call(listLife, { params: { code: pallet }, query: { inside: 'true' } })).steps.at(-1)?.step,
    right: () => 'issued',
  },
];

/** What has to read all that has happened to a batch, and so takes as long as that is. */
export const LONG: readonly Question[] = [
  {
    what: 'both ways of a batch',
    ask: async ({ call, batch }) => {
      const { from, to } = await call(traceBatchBothWays, { params: { id: batch } });
      return [from.runs_count, to.codes, to.packs_count];
    },
    right: ({ codes }) => [1, codes, 1],
  },
  {
    what: 'both ways of a pallet',
    ask: async ({ call, pallet }) =>
      (await call(traceCodeBothWays, { params: { code: pallet } })).from.runs_count,
    right: () => 1,
  },
];
