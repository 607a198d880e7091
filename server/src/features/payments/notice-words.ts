import type { NoticeWords } from '../../mail/notice-words.ts';

const AFTER =
  'When a plan ends, printed codes keep working and shoppers still see the product page and recalls. Downloading the QR code, promotions, surveys and the onward link stop until someone renews the plan.';

export const noticeWords = {
  'payment.refund': {
    en: {
      subject: 'A payment was refunded',
      heading: 'A payment was refunded',
      what: 'A payment for one of your products has been refunded in full.',
      next: 'If a plan was running on it, that plan has ended. A refund of a second payment changes nothing else. Printed codes keep working.',
    },
  },
  'plan.end-in-14-days': {
    en: {
      subject: 'A plan ends in 14 days',
      heading: 'A plan ends in 14 days',
      what: 'The plan of one of your products ends in 14 days.',
      next: AFTER,
    },
  },
  'plan.end-in-3-days': {
    en: {
      subject: 'A plan ends in 3 days',
      heading: 'A plan ends in 3 days',
      what: 'The plan of one of your products ends in 3 days.',
      next: AFTER,
    },
  },
  'plan.end': {
    en: {
      subject: 'A plan has ended',
      heading: 'A plan has ended',
      what: 'The plan of one of your products has ended.',
      next: 'Printed codes keep working, and shoppers still see the product page and recalls. Renew the plan to download the QR code again and to use promotions, surveys and the onward link.',
    },
  },
} satisfies Record<string, NoticeWords>;
