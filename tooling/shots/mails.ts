import { MAILED_KINDS } from '@qrigin/domain/features';
// The words of notices come with their features.
import '../../server/src/features/index.ts';
import { accountExists } from '../../server/src/features/auth/mails/account-exists.ts';
import { newDevice } from '../../server/src/features/auth/mails/new-device.ts';
import { passwordChanged } from '../../server/src/features/auth/mails/password-changed.ts';
import { recoveryCodeUsed } from '../../server/src/features/auth/mails/recovery-code-used.ts';
import { resetCode } from '../../server/src/features/auth/mails/reset-code.ts';
import { twoFactorChanged } from '../../server/src/features/auth/mails/two-factor-changed.ts';
import { verifyCode } from '../../server/src/features/auth/mails/verify-code.ts';
import { digest } from '../../server/src/features/notifications/mails/digest.ts';
import { notice } from '../../server/src/features/notifications/mails/notice.ts';
import { organisationClosed } from '../../server/src/features/organisations/mails/organisation-closed.ts';
// The words of mailed notices are there once the features are.
import '../../server/src/features/index.ts';
import { receipt } from '../../server/src/features/payments/mails/receipt.ts';
import { contactDigest } from '../../server/src/features/website/mails/contact-digest.ts';
import { contactReceived } from '../../server/src/features/website/mails/contact-received.ts';
import type { EmailContent } from '../../server/src/mail/template/email-content.ts';
import { layOut } from '../../server/src/mail/template/layout.ts';
import { FULL } from './world/full-words.ts';

/** An email as its reader sees it: the HTML part. */
export interface MailShot {
  name: string;
  state: 'typical' | 'full';
  html: string;
}

const CODE = { code: '407193', minutes: 10 };
const WHEN = { at: new Date('2026-11-15T05:12:00Z'), timezone: 'Asia/Kolkata' };
const VISITOR = {
  name: 'Asha Raman',
  email: 'asha@nilgirihoney.example',
  message:
    'We pack about 3,000 jars a week and would like to print the codes ourselves.\n\nWhich printers do you know to work?\nThank you,\nAsha',
};
/** A name, an address and words as long as the form takes them, with nowhere to break in some of them. */
const LONG_VISITOR = {
  name: FULL.name,
  email: `${'honey'.repeat(12)}@${'nilgiri-hills.'.repeat(12)}example`,
  message: `${FULL.hindiName}\n\n${'https://nilgirihoney.example/jars?batch='.padEnd(400, '0123456789')}\n\n${`${FULL.name}. `.repeat(10)}`,
};

const BOUGHT = {
  orgId: '018f4e5a-0000-7000-8000-000000000001',
  paymentId: '018f4e5a-0000-7000-8000-000000000002',
  organisation: 'Nilgiri Honey Co.',
  number: 'QR-000142',
  plan: 'One year',
  amount: 499_900,
  tax: 76_256,
  taxPercent: 18,
  currency: 'INR',
  paidAt: '2026-11-15T05:12:00.000Z',
  endsAt: '2027-11-15T05:12:00.000Z',
  seller: { name: 'Qrigin', address: '4 Residency Road\nBengaluru 560025', tax_number: '29AAACQ1234F1Z5' },
};

function shot(name: string, letter: EmailContent, state: MailShot['state'] = 'typical'): MailShot {
  return {
    name,
    state,
    html: layOut(letter, { language: 'en', appOrigin: 'https://app.qrigin.example' }).html,
  };
}

/** Every email there is. A test compares this list with the emails of the features. */
export const MAILS: readonly MailShot[] = [
  shot('verify-code', verifyCode(CODE, 'en')),
  shot('reset-code', resetCode(CODE, 'en')),
  shot('account-exists', accountExists({}, 'en')),
  shot('password-changed', passwordChanged(WHEN, 'en')),
  shot('two-factor-changed-on', twoFactorChanged({ ...WHEN, state: 'on' }, 'en')),
  shot('two-factor-changed-off', twoFactorChanged({ ...WHEN, state: 'off' }, 'en')),
  shot('recovery-code-used', recoveryCodeUsed({ ...WHEN, left: 9 }, 'en')),
  shot('new-device', newDevice({ ...WHEN, device: 'Chrome on Android' }, 'en')),
  shot('new-device', newDevice({ ...WHEN, device: FULL.name.replaceAll(' ', '-') }, 'en'), 'full'),
  shot('contact-digest', contactDigest({ count: 12 }, 'en')),
  shot('contact-received', contactReceived(VISITOR, 'en')),
  shot('contact-received', contactReceived(LONG_VISITOR, 'en'), 'full'),
  shot('organisation-closed', organisationClosed({ organisation: 'Nilgiri Honey Co.' }, 'en')),
  shot('organisation-closed', organisationClosed({ organisation: FULL.name }, 'en'), 'full'),
  shot('receipt', receipt(BOUGHT, 'en')),
  shot(
    'receipt',
    receipt({ ...BOUGHT, organisation: FULL.name, plan: FULL.name, endsAt: null }, 'en'),
    'full',
  ),
  ...MAILED_KINDS.map((kind) =>
    shot(`notice-${kind}`, notice({ kind, organisation: 'Nilgiri Honey Co.', actor: 'Asha Raman' }, 'en')),
  ),
  shot('digest', digest({ count: 41 }, 'en')),
  shot('notice', notice({ kind: 'join.asked', organisation: FULL.name, actor: FULL.name }, 'en'), 'full'),
];
