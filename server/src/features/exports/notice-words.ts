import type { NoticeWords } from '../../mail/notice-words.ts';

export const noticeWords = {
  'export.ready': {
    en: {
      subject: 'Your export is ready',
      heading: 'Your export is ready',
      what: 'The archive of everything in your organisation is ready. You can download it for 7 days.',
      next: 'After that we delete it. You can always start another one.',
    },
  },
  'export.fail': {
    en: {
      subject: 'Your export did not work',
      heading: 'Your export did not work',
      what: 'We could not finish the archive of your organisation. Nothing in it has changed.',
      next: 'Start it again. If it fails again, please contact us.',
    },
  },
} satisfies Record<string, NoticeWords>;
