import type { Page } from '@playwright/test';
import { sampleId } from '../../../domain/src/http/index.ts';
import { type Import, templateOf } from '../../../domain/src/imports/index.ts';
import { importRow } from '../../../domain/src/imports/samples.ts';
import { after, type Opening, type Say, type Shot } from '../shot.ts';
import { listScenes, typical } from '../world/organisation-scenes.ts';
import { IN_ORGANISATION } from '../world/organisation-world.ts';

const KINDS: readonly Partial<Import>[] = [
  { state: 'done', ended_at: '2026-11-15T09:01:00.000Z' },
  { kind: 'vendors', faulty: 3, file_name: 'vendors.csv' },
  { kind: 'batches', state: 'failed', failure: 'too_many_rows', file_name: 'batches-2026.csv' },
  { state: 'storing', percent: 45 },
];
let last = 0;

const importOf = (name: string) => {
  last += 1;
  return importRow({
    ...KINDS[last % KINDS.length],
    file_name: `${name}.csv`,
    requested_by: { id: sampleId(), name },
  });
};

/** Nothing is sent before someone says so: the file is read in the browser. */
const matching: Opening = {
  name: 'match-columns',
  only: ['typical'],
  async open(page: Page, say: Say) {
    await page.locator('input[type=file]').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(templateOf('products')),
    });
    await page.getByRole('button', { name: say('Check file') }).waitFor();
  },
};

const FAULTY = importRow({
  faulty: 14,
  faults: [
    {
      column: 'gtin',
      cause: 'gtin',
      count: 9,
      rows: [4, 17, 23, 58, 59, 60, 61, 77, 140],
      sample: '8901234567891',
    },
    { column: 'net_quantity', cause: 'unit', count: 4, rows: [12, 13, 14, 15], sample: '500' },
    { column: 'reference', cause: 'in_file_twice', count: 1, rows: [201], sample: 'NH-118' },
  ],
});

const withImport = (item: Import) =>
  after(typical, (calls) =>
    calls.on(
      ({ pathname }) => pathname.replace(IN_ORGANISATION, '') === `/imports/${item.id}`,
      (call) => call.answer({ json: item }),
    ),
  );
const resultShot = (name: string, item: Import): Shot => ({
  name,
  path: `/dashboard/:orgId/imports?kind=${item.kind}&id=${item.id}`,
  states: { typical: withImport(item) },
  openings: [],
});

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-imports',
    path: '/dashboard/:orgId/imports',
    states: listScenes('/imports', importOf),
    openings: [matching],
  },
  resultShot('organisation-imports-mistakes', FAULTY),
];
