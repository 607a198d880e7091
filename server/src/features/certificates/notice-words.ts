import type { NoticeWords } from '../../mail/notice-words.ts';

const NEXT =
  'When it has ended, product pages that show it say so by themselves. Once it is renewed, change its dates or its file.';

const endsWithin = (days: number): NoticeWords => ({
  en: {
    subject: `A certificate ends within ${days} days`,
    heading: `A certificate ends within ${days} days`,
    what: `One of your certificates ends within ${days} days.`,
    next: NEXT,
  },
});

export const noticeWords = {
  'certificate.end-in-60-days': endsWithin(60),
  'certificate.end-in-30-days': endsWithin(30),
  'certificate.end-in-7-days': endsWithin(7),
} satisfies Record<string, NoticeWords>;
