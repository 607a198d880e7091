import { SAMPLE_TIME, sampleId, sampleNumber } from '../http/index.ts';
import type { Trace } from './both-ways.ts';
import type { InnerCode, LifeStep, TracedCode } from './code-page.ts';

/** A code that no other of a sample has. */
function sampleCode(): string {
  return `7K9M0XQ2TEAH3ZHC${String(sampleNumber()).padStart(4, '0')}`;
}

const HONEY = { id: sampleId(), name: 'Forest honey' };
const SPRING = { id: sampleId(), lot_code: 'NH-2026/114', made_on: '2026-03-12', expires_on: '2028-03-11' };
const PACKER = { id: sampleId(), name: 'Arun Selvam' };

/** A carton of jars on a pallet, as it was issued; someone has scanned it twice. */
export function tracedCode(over: Partial<TracedCode> = {}): TracedCode {
  const code = over.code ?? sampleCode();
  return {
    code,
    address: `https://q.example/scan/${code}`,
    kind: 'structure',
    status: 'active',
    level: 'carton',
    height: 1,
    position: { number: 17, of: 24 },
    product: { ...HONEY, is_deleted: false },
    packaging: { id: sampleId(), name: 'Pallets of jars' },
    batch: SPRING,
    issued: {
      run_id: 1042,
      at: SAMPLE_TIME,
      by: { id: sampleId(), name: 'Devika Rao' },
      number: 210,
      of: 626,
      level_number: 2,
      levels: 3,
    },
    withdrawn: null,
    replaced_at: null,
    around: [
      {
        code: sampleCode(),
        level: 'pallet',
        position: { number: 1, of: 2 },
        is_recalled: false,
        is_withdrawn: false,
      },
    ],
    was_in: [],
    inside: [{ name: 'jar', count: 12 }],
    recalled_inside: [],
    recalls: [],
    scans: {
      count: 2,
      has_more: false,
      first_at: '2026-11-16T07:12:00.000Z',
      last_at: '2026-11-18T16:40:00.000Z',
    },
    ...over,
  };
}

/** A jar of such a carton, where it was issued. */
export function innerCode(over: Partial<InnerCode> = {}): InnerCode {
  return {
    code: sampleCode(),
    level: 'jar',
    number: 1,
    state: 'as_issued',
    now_in: null,
    holds: 0,
    is_scanned: false,
    is_recalled: false,
    is_withdrawn: false,
    ...over,
  };
}

/** Someone put a carton onto a pallet. */
export function lifeStep(over: Partial<LifeStep> = {}): LifeStep {
  return {
    id: `t ${sampleId()}`,
    at: SAMPLE_TIME,
    received_at: null,
    step: 'packed',
    by: PACKER,
    code: { code: sampleCode(), level: 'carton' },
    pack: { code: sampleCode(), level: 'pallet' },
    left: null,
    text: '',
    recall_id: null,
    is_mock: false,
    is_first: false,
    place: null,
    is_undone: false,
    ...over,
  };
}

/** A batch of two pallets, of which three cartons went onto another one; shoppers of two countries have some of it. */
export function traceSample(over: Partial<Trace> = {}): Trace {
  return {
    about: 'batch',
    from: {
      product: HONEY,
      batch: SPRING,
      site: { id: sampleId(), name: 'Kotagiri honey house', address: 'Club Road, Kotagiri 643217' },
      vendors: [{ id: sampleId(), name: 'Kurumba Collectors’ Society' }],
      runs: [
        {
          run_id: 1042,
          at: SAMPLE_TIME,
          by: { id: sampleId(), name: 'Devika Rao' },
          codes: 626,
          assigned: null,
        },
        { run_id: 987, at: '2026-10-02T11:30:00.000Z', by: null, codes: 1000, assigned: 24 },
      ],
      runs_count: 2,
    },
    to: {
      codes: 650,
      levels: [
        { name: 'pallet', count: 2 },
        { name: 'carton', count: 48 },
        { name: 'jar', count: 600 },
      ],
      moved: 3,
      withdrawn: 1,
      packs: [
        {
          code: sampleCode(),
          level: 'pallet',
          product: { id: sampleId(), name: 'Wild cardamom' },
          count: 3,
        },
      ],
      packs_count: 1,
      scanned: 31,
      has_more_scans: false,
      places: [
        {
          country: 'IN',
          codes: 29,
          first_at: '2026-11-16T07:12:00.000Z',
          last_at: '2026-11-19T06:05:00.000Z',
        },
        {
          country: null,
          codes: 2,
          first_at: '2026-11-17T10:00:00.000Z',
          last_at: '2026-11-17T10:02:00.000Z',
        },
      ],
      places_count: 2,
    },
    ...over,
  };
}
