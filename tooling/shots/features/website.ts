import { sendContactMessage } from '@qrigin/domain/website';
import { addressOf } from '../../product/address-of.ts';
import type { Opening, Shot } from '../shot.ts';
import { asVisitor, page, press } from '../shot.ts';

const typedName: Opening = {
  name: 'typed',
  open: (page) => page.getByRole('textbox').first().fill('Kotagiri forest pepper, whole, 100 g'),
};

const sent: Opening = {
  name: 'sent',
  async open(page, say, calls) {
    await calls.on(addressOf(sendContactMessage), (call) => call.answer({ json: { received: true } }));
    await page.getByLabel(say('Name')).fill('Meera Kurian');
    await page.getByLabel(say('Email')).fill('meera.kurian@nilgirihoney.example');
    await page.getByLabel(say('Message')).fill('Can a label be printed on paper of our own?');
    await press(page, say('Send message'));
    await page.getByRole('button', { name: say('Send message') }).waitFor({ state: 'hidden' });
  },
};

const sentEmpty: Opening = {
  name: 'sent-empty',
  open: (page, say) => press(page, say('Send message')),
};

/** Pages that anyone may read. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'home',
    path: '/',
    states: { typical: asVisitor },
    openings: [typedName],
  },
  page('teams', '/teams'),
  {
    name: 'contact',
    path: '/contact',
    states: { typical: asVisitor },
    openings: [sentEmpty, sent],
    hasForm: true,
  },
  page('image', '/image'),
  page('version', '/version'),
  page('privacy-policy', '/privacy-policy'),
  page('terms-of-service', '/terms-of-service'),
  page('cancellation-policy', '/cancellation-policy'),
  page('shipping-policy', '/shipping-policy'),
  page('not-found', '/no-such-page'),
];
