import { FAILURES } from '@qrigin/domain/errors';
import { after, layer, type Opening, page, press, type Shot } from '../../shot.ts';
import { HONEY, nameOf } from '../../world/cast.ts';
import { asOperator, failing, full, typical } from '../../world/organisation-scenes.ts';
import { IN_ORGANISATION } from '../../world/organisation-world.ts';

/** Closing wants the password once more. */
const afterAWhile = after(typical, async (calls) => {
  await calls.on(
    ({ pathname }) => pathname.replace(IN_ORGANISATION, '') === '',
    (call) =>
      call.method === 'DELETE'
        ? call.answer({ status: 403, json: { error: FAILURES.step_up.text, code: 'step_up' } })
        : undefined,
  );
});

const close = layer('close', 'Close this organisation');

const stepUp: Opening = {
  ...close,
  name: 'step-up',
  hasForm: true,
  async open(page, say, calls) {
    await close.open(page, say, calls);
    await page.getByRole('alertdialog').getByRole('textbox').fill(HONEY);
    await press(page, say('Close organisation'));
    await page.getByRole('dialog', { name: say('Confirm your password') }).waitFor();
  },
};

const people: Opening = {
  ...layer('people', 'Choose a member'),
  async open(page, say) {
    await press(page, say('Choose a member'));
    await page.getByText(nameOf('admin')).waitFor();
  },
};

const offering: Opening = {
  ...people,
  name: 'offering',
  async open(page, say, calls) {
    await people.open(page, say, calls);
    await page.getByText(nameOf('admin')).click();
    await page.getByRole('alertdialog').waitFor();
  },
};

const lastOwner: Opening = {
  name: 'last-owner',
  only: ['typical'],
  async open(page, say) {
    await press(page, say('Leave this organisation'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Leave organisation'), exact: true })
      .click();
    await page.getByRole('alert').waitFor();
  },
};

export const SHOTS: readonly Shot[] = [
  page('organisation-suspended', '/dashboard/:orgId', { who: 'admin', place: 'suspended' }),
  page('organisation-customer-support', '/dashboard/:orgId/customer-support', typical),
  {
    name: 'organisation-settings',
    path: '/dashboard/:orgId/settings',
    states: { typical, full, failing },
    openings: [close, layer('leave', 'Leave this organisation'), people, offering, lastOwner],
    hasForm: true,
  },
  {
    name: 'organisation-settings-after-a-while',
    path: '/dashboard/:orgId/settings',
    states: { typical: afterAWhile },
    openings: [stepUp],
  },
  page('organisation-settings-offered', '/dashboard/:orgId/settings', { who: 'admin', place: 'handedOver' }),
  page('organisation-settings-operator', '/dashboard/:orgId/settings', asOperator),
];
