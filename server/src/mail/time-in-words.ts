import type { Language } from './language.ts';

/** English as most of the world writes dates: the day first. */
const LOCALES: Record<Language, string> = { en: 'en-GB' };

const PATTERN = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const;

/** A moment as people say it, in their time zone when it is known and in UTC otherwise. */
export function timeInWords(at: Date, language: Language, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...PATTERN, timeZone: knownZone(timeZone) }).format(at);
}

function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
