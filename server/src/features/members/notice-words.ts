import type { NoticeWords } from '../../mail/notice-words.ts';

export const noticeWords = {
  'join.asked': {
    en: {
      subject: 'Someone wants to join your organisation',
      heading: 'New request to join',
      what: 'Someone asked to join your organisation and chose you to decide.',
      next: 'Approve only people you know. Anyone can choose any name, so check who it is first.',
    },
  },
  'join.decided': {
    en: {
      subject: 'Your request to join an organisation',
      heading: 'Your request was answered',
      what: 'An organisation has answered your request to join.',
      next: 'You’ll find the answer in your notifications.',
    },
  },
} satisfies Record<string, NoticeWords>;
