import type { NoticeWords } from '../../mail/notice-words.ts';

export const noticeWords = {
  'recall.open': {
    en: {
      subject: 'A recall was opened in your organisation',
      heading: 'A recall was opened',
      what: 'Someone opened a recall in your organisation.',
      next: 'From now on, anyone who scans an affected code is warned.',
    },
  },
} satisfies Record<string, NoticeWords>;
