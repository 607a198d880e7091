import { findPackaging, type Packaging, PackLevel } from '@qrigin/domain/packaging';
import { findProduct } from '@qrigin/domain/products';
import { packagingRow } from '../../../domain/src/packaging/samples.ts';
import { foundProduct } from '../../../domain/src/products/samples.ts';
import { addressOf } from '../../product/address-of.ts';
import { after, type Opening, page, press, type Shot } from '../shot.ts';
import { FULL } from '../world/full-words.ts';
import { asOperator, dynamic, failing, fullProduct } from '../world/product-scenes.ts';

const CREATE = '/dashboard/:orgId/:product/setup/packaging/create-structure';
const EDIT = '/dashboard/:orgId/:product/setup/packaging/:packaging/edit';

const PRODUCT = foundProduct({ name: 'Forest honey 500 g' });
const LEVEL_NAME = 'Shrink-wrapped tray of family jars, with a lid of cardboard';

/** Six levels with names as long as they get. */
const DEEP = PackLevel.parse(
  [6, 5, 4, 3, 2, 1].reduce<PackLevel | null>(
    (child, level) => ({ name: `${LEVEL_NAME.slice(0, 58)} ${level}`, count: level === 1 ? 1 : 9, child }),
    null,
  ),
);

const PALLET = PackLevel.parse({
  name: 'Pallet',
  count: 1,
  child: { name: 'Carton', count: 40, child: { name: 'Jar', count: 24, child: null } },
});

/** A structure that is being changed, whichever the address names. */
const editing = (scene: typeof dynamic, fields: Partial<Packaging>) =>
  after(scene, async (calls) => {
    await calls.on(addressOf(findProduct), (call) => call.answer({ json: PRODUCT }));
    await calls.on(addressOf(findPackaging), (call) =>
      call.answer({ json: packagingRow({ ...fields, product_id: PRODUCT.id }) }),
    );
  });

const withCodes = editing(dynamic, {
  name: 'Export pallet',
  packaging: PALLET,
  issued: { runs: 3, packs: 12, codes: 12_012 },
});

/** An example fills the levels, which then only want a name. */
const example: Opening = {
  name: 'example',
  hasForm: true,
  async open(opened, say) {
    await press(opened, say('Carton of 24'));
    await opened.locator('main table').waitFor();
  },
};

/** What is missing is said beside each field. */
const mistakes: Opening = {
  name: 'mistakes',
  async open(opened) {
    await opened.locator('main form button[type=submit]').click();
    await opened.locator('[aria-invalid=true]').first().waitFor();
  },
};

const levelMenu: Opening = {
  name: 'level-menu',
  isLayer: true,
  async open(opened) {
    await opened.locator('main form button[aria-haspopup=menu]').first().click();
    await opened.locator('[role=menu]').waitFor();
  },
};

export const SHOTS: readonly Shot[] = [
  {
    name: 'product-create-structure',
    path: CREATE,
    states: { typical: dynamic },
    openings: [example, mistakes, levelMenu],
  },
  page('product-create-structure-forbidden', CREATE, asOperator),
  {
    name: 'product-edit-structure',
    path: EDIT,
    states: {
      typical: withCodes,
      full: editing(fullProduct, { name: FULL.name, packaging: DEEP }),
      failing,
    },
    openings: [],
    hasForm: true,
  },
  page('product-edit-structure-missing', EDIT, dynamic),
  page(
    'product-edit-blanks',
    EDIT,
    editing(dynamic, {
      name: 'Roll for line 2',
      type: 'blank',
      packaging: { name: 'Blank code', count: 1, child: null },
      issued: { runs: 1, packs: 5000, codes: 5000 },
    }),
  ),
];
