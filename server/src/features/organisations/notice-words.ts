import type { NoticeWords } from '../../mail/notice-words.ts';

export const noticeWords = {
  'ownership.offered': {
    en: {
      subject: 'You’ve been offered an organisation',
      heading: 'Become the Owner?',
      what: 'An Owner wants to hand over an organisation to you.',
      next: 'You become the Owner only if you accept.',
    },
  },
} satisfies Record<string, NoticeWords>;
