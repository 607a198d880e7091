import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withExpectations, withFeature } from './edits.ts';
import { faultOf } from './fault-of.ts';
import { filesOf } from './files-of.ts';
import { nounOf, writtenFor } from './names.ts';
import { nextSteps } from './next-steps.ts';
import { sliceFor } from './slice.ts';

/** That the slice works is tried by `npm run try-feature`, in a step of its own. */

function tool(script: string, ...args: string[]) {
  const path = join(import.meta.dirname, `${script}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test("a feature's files are those in its folders and those of its name", () => {
  const files = [
    'domain/src/recalls/contract.ts',
    'domain/src/qr/recalls-of.ts',
    'e2e/recalls.spec.ts',
    'server/src/features/recalls/routes.ts',
    'web/src/app/pages/recalls.test.tsx',
  ];
  expect([...filesOf('recalls', files)]).toEqual([
    ['domain', ['domain/src/recalls/contract.ts']],
    ['e2e', ['e2e/recalls.spec.ts']],
    ['server', ['server/src/features/recalls/routes.ts']],
    ['web', ['web/src/app/pages/recalls.test.tsx']],
  ]);
});

test('where lists a feature, all features, or says what there is', () => {
  expect(tool('where', 'roles').output).toMatch(/^domain\n {2}domain\/src\/roles\//m);
  expect(tool('where').output).toMatch(/^0 {2}notifications\n/);
  const unknown = tool('where', 'rolls');
  expect(unknown.output).toMatch(/no feature rolls\. There are: notifications, /);
  expect(unknown.status).toBe(1);
});

test.each([
  ['pallets', 'pallet'],
  ['price-lists', 'price-list'],
  ['factories', 'factory'],
  ['boxes', 'box'],
  ['branches', 'branch'],
  ['glasses', 'glass'],
  ['warehouses', 'warehouse'],
  ['courses', 'course'],
])('one of the %s is a %s', (many, one) => {
  expect(nounOf(many)).toEqual({ one, many });
});

test.each(['', 'pallet', 'Pallets', 'status', 'glass', 'analysis', 'price_lists', 's', '-s'])(
  '%j is no plural noun',
  (word) => {
    expect(nounOf(word)).toBeUndefined();
  },
);

test('every spelling of the noun becomes that of the new one, with its article', () => {
  const text =
    'a spare part, A spare part: listSpareParts spareParts SPARE_PART spare_parts spare-part Spare part';
  expect(writtenFor(text, { one: 'order-line', many: 'order-lines' })).toBe(
    'an order line, An order line: listOrderLines orderLines ORDER_LINE order_lines order-line Order line',
  );
  expect(writtenFor('a spare part', { one: 'pallet', many: 'pallets' })).toBe('a pallet');
});

const PRICE_LISTS = { noun: { one: 'price-list', many: 'price-lists' }, level: 5 };

test.each([true, false])('nothing of the slice is left unwritten, with permissions: %s', (hasPermissions) => {
  const slice = sliceFor({ ...PRICE_LISTS, hasPermissions });
  expect(slice.size).toBe(22);
  for (const [file, text] of slice) {
    expect(file).toMatch(/price[-_]lists/);
    expect(`${file} ${text}`).not.toMatch(/\{\{[#^/]?[a-z]+\}\}|NNNN|spare.?part/i);
  }
  const said = [...slice.values()].join();
  expect(said.includes("'price_list.delete', cell")).toBe(hasPermissions);
  expect(said.includes('update role set permissions')).toBe(hasPermissions);
});

test('a feature is added to a list in its order, or at its end', () => {
  const list = `import { auth } from './auth/feature.ts';
import { roles } from './roles/feature.ts';

export const FEATURES: readonly ServerFeature[] = [auth, roles];
`;
  const listed = (isSorted: boolean) =>
    /\[(?!\])(.*)\];/.exec(withFeature(list, 'priceLists', './price-lists/feature.ts', isSorted))?.[1];
  expect(listed(true)).toBe('auth, priceLists, roles');
  expect(listed(false)).toBe('auth, roles, priceLists');
  expect(withFeature(list, 'priceLists', './price-lists/feature.ts')).toContain(
    "import { priceLists } from './price-lists/feature.ts';\n",
  );
  expect(() => withFeature('export {};', 'roles', './roles/feature.ts')).toThrow('no list of features');
});

test('what is expected of it is written from what was asked for', () => {
  const text =
    'const ADDED: Record<string, string> = {};\nexport const NEEDS: Record<string, string> = {\n};\n';
  const own = withExpectations(text, { ...PRICE_LISTS, hasPermissions: true });
  expect(own).toContain("'price_list.edit': 'OASM',");
  expect(own).toContain("'DELETE /:org/price-lists/:id': 'price_list.delete',");
  const shared = withExpectations(text, { ...PRICE_LISTS, hasPermissions: false });
  expect(shared).toContain("'POST /:org/price-lists': 'org.edit',");
  expect(shared).toContain('const ADDED: Record<string, string> = {};');
});

test('a name that only a column has is free', async () => {
  expect(await faultOf('purposes')).toBeUndefined();
});

test('what is left to do names the tests of the feature that verify does not run, and the changelog', () => {
  const steps = nextSteps(PRICE_LISTS.noun);
  expect(steps.split('\n  ').slice(1)).toEqual([
    'npm run generate',
    'npm run verify',
    'npx vitest run --project api server/src/features/price-lists',
    "npm run test:matrix -- -t 'the calls of price-lists'",
    'npm run build && npm run test:e2e -- price-lists',
  ]);
  expect(steps).toContain('CHANGELOG.md');
});

test.each([
  ['', 'Nothing is not a plural noun'],
  ['pallet', 'pallet is not a plural noun'],
  ['roles', 'roles exists already.'],
  ['batches', 'batches exists already: another feature has its table'],
  ['settings', 'settings exists already: another feature has its table, its page'],
  ['orders', 'order is a word of the code already'],
  ['notes', 'note is a word of the code already'],
  ['arguments', 'argument is a word of the code already'],
  ['lefts', 'left is a word of the code already'],
  ['current-users', 'current-user is a word of the code already'],
  ['constructors', 'constructor is a word of the code already'],
  [`${'x'.repeat(40)}s`, 'is longer than 40 letters'],
])('new-feature %j is refused and changes nothing', (name, message) => {
  const { status, output } = tool('new-feature', ...(name === '' ? [] : [name]));
  expect(output).toContain(message);
  expect(status).toBe(1);
});
