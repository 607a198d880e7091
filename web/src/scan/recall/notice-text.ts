import { LANGUAGE_CODES, LANGUAGES, type Language, type Words, wordsFor } from '@qrigin/domain/details';
import type { SharedOverview } from '@qrigin/domain/scan';
import { useReader } from '../details/reader.ts';

type Notice = SharedOverview['recall']['notices'][number];

/** What of a recall is there in several languages. */
type Part = 'heading' | 'reason' | 'hazard' | 'what_to_do' | 'remedy';

/** A recall as its maker wrote it. */
export type NoticeWords = Pick<Notice, Part | 'language' | 'translations'>;

/** A text of a recall, and what its element says about it. */
export type NoticeText = { text: string; own: { lang?: Language; dir?: 'ltr' | 'rtl' | 'auto' } };

function wordsOf({ language, translations, ...first }: NoticeWords, part: Part): Words {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => {
      const text = code === language ? first[part] : translations[code]?.[part];
      return text === undefined || text.trim() === '' ? [] : [[code, text]];
    }),
  );
}

/**
 * In the reader's language where the maker wrote it in that, otherwise as it was written first. A danger that is told only in yet
 * another language is better than none; in place of such a heading there are words of ours.
 */
function noticeText(notice: NoticeWords, part: Part, reader: Language): NoticeText | undefined {
  const found = wordsFor(wordsOf(notice, part), reader, notice.language);
  if (!found || (part === 'heading' && ![reader, notice.language].includes(found.language))) return undefined;
  return { text: found.text, own: inOwn(found.language, reader) };
}

/** The texts of a recall for whoever reads the page. */
export function useNotice(notice: NoticeWords): (part: Part) => NoticeText | undefined {
  const { language } = useReader();
  return (part) => noticeText(notice, part, language);
}

/** A text that says to be in a language that is written from the left may still begin with another: it was typed in a hurry. */
function inOwn(language: Language, reader: Language): NoticeText['own'] {
  const { direction } = LANGUAGES[language];
  if (language !== reader) return { lang: language, dir: direction };
  return direction === 'rtl' ? {} : { dir: 'auto' };
}
