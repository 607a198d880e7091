import { listPackagings, type Packaging, PackLevel } from '@qrigin/domain/packaging';
import { issueCodes } from '@qrigin/domain/qr';
import { packagingRow } from '../../../../domain/src/packaging/samples.ts';
import { addressOf } from '../../../product/address-of.ts';
import { after, layer, type Opening, page, type Shot } from '../../shot.ts';
import { FULL } from '../../world/full-words.ts';
import { asOperator, dynamic, failing, fullProduct } from '../../world/product-scenes.ts';

const PACKAGING = '/dashboard/:orgId/:product/setup/packaging';
const BLANKS = `${PACKAGING}/create-blank-qr`;

/** Six levels with names as long as they get. */
const DEEP = PackLevel.parse(
  [6, 5, 4, 3, 2, 1].reduce<PackLevel | null>(
    (child, level) => ({
      name: `Shrink-wrapped tray of family jars, lid of cardboard ${level}`,
      count: level === 1 ? 1 : 9,
      child,
    }),
    null,
  ),
);

const SINGLES = PackLevel.parse({ name: 'Jar', count: 1 });
const BLANK = PackLevel.parse({ name: 'Blank code', count: 1 });

/** The product of the mill, with these structures. */
const having = (packagings: readonly Packaging[], scene = dynamic) =>
  after(scene, (calls) => calls.on(addressOf(listPackagings), (call) => call.answer({ json: packagings })));

const many = Array.from({ length: FULL.rows }, (_, at) =>
  packagingRow({
    name: at % 2 ? FULL.hindiName : FULL.name,
    packaging: DEEP,
    issued: { runs: 1000 + at, packs: 1_234_567, codes: 82_030_401 },
  }),
);

/** Answered as if they had been issued: the product of the other pictures stays as it is. */
const ISSUED = {
  run_id: 7,
  work_id: crypto.randomUUID(),
  count: 12_012,
  levels: [
    { name: 'Pallet', count: 12 },
    { name: 'Carton', count: 480 },
    { name: 'Jar', count: 11_520 },
  ],
  created_at: '2026-11-15T09:00:00.000Z',
};

const issued: Opening = {
  name: 'issued',
  only: ['typical'],
  async open(opened, _say, calls) {
    await calls.on(addressOf(issueCodes), (call) =>
      call.method === 'POST' ? call.answer({ json: ISSUED }) : undefined,
    );
    await opened.locator('main form button[type=submit]').click();
    await opened.locator('main h3').waitFor();
  },
};

/** More than one run can have. */
const tooMany: Opening = {
  name: 'too-many',
  only: ['typical'],
  async open(opened) {
    await opened.locator('main form input[inputmode=numeric]').fill('9,000,000');
    await opened.locator('main form button[type=submit]').click();
    await opened.locator('[aria-invalid=true]').waitFor();
  },
};

const find: Opening = {
  name: 'find',
  isLayer: true,
  only: ['full'],
  async open(opened) {
    await opened.locator('main button[aria-haspopup=dialog]').first().click();
    await opened.getByRole('option').first().waitFor();
  },
};

const chooseBatch: Opening = {
  name: 'choose-batch',
  isLayer: true,
  only: ['typical'],
  async open(opened) {
    await opened.locator('main form button[aria-haspopup=dialog]').first().click();
    await opened.getByRole('option').first().waitFor();
  },
};

export const SHOTS: readonly Shot[] = [
  {
    name: 'product-packaging',
    path: PACKAGING,
    states: {
      empty: having([]),
      typical: dynamic,
      full: having(many, fullProduct),
      failing,
    },
    openings: [
      layer('delete', 'Delete structure'),
      chooseBatch,
      layer('add-batch', 'Add a batch'),
      find,
      tooMany,
      issued,
    ],
    hasForm: true,
  },
  page(
    'product-packaging-one-level',
    PACKAGING,
    having([packagingRow({ name: 'Singles', packaging: SINGLES })]),
  ),
  page(
    'product-packaging-blanks',
    PACKAGING,
    having([
      packagingRow({
        name: 'Roll for line 2',
        type: 'blank',
        packaging: BLANK,
        issued: { runs: 1, packs: 5000, codes: 5000 },
      }),
    ]),
  ),
  page('product-packaging-operator', PACKAGING, asOperator),
  {
    name: 'product-create-blank-qr',
    path: BLANKS,
    states: { typical: dynamic },
    openings: [],
    hasForm: true,
  },
  page('product-create-blank-qr-forbidden', BLANKS, asOperator),
];
