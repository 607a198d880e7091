import { feature, notice, PERSON } from '@qrigin/domain/declaration';
import { expect, test } from 'vitest';
import { serverFeature } from './feature.ts';
import { noticeWords } from './mail/notice-words.ts';

const PLAIN = feature({ name: 'plain', level: 1 });
const KEEPER = feature({
  name: 'keeper',
  level: 1,
  keeps: {
    notes: { count: 1, unit: 'day', by: 'sweep' },
    scans: { count: 1, unit: 'day', by: 'files' },
  },
});
const CALLER = feature({
  name: 'caller',
  level: 1,
  events: {
    called: { name: 'note.call', about: PERSON, notice: notice('note.called', { to: 'named', mailed: {} }) },
    heard: { name: 'note.hear', about: PERSON, notice: notice('note.heard', { to: 'named' }) },
  },
});
const none = async () => 0;
const WORDS = { en: { subject: 'Called', heading: '', what: '', next: '' } };

test('a feature has its name, its erasers and its other chores in one list', () => {
  expect(serverFeature(PLAIN, {})).toMatchObject({ name: 'plain', chores: {} });
  const keeper = serverFeature(KEEPER, { erasers: { notes: none }, chores: { reminders: none } });
  expect(keeper.chores).toEqual({ notes: none, reminders: none });
});

test('what a feature says in emails about its notices is known once it is made', () => {
  expect(() => noticeWords('note.called')).toThrow('no words for emails about note.called');
  serverFeature(CALLER, { noticeWords: { 'note.called': WORDS } });
  expect(noticeWords('note.called')).toBe(WORDS);
});

/** Never called: that it compiles is the proof. */
export function whatDoesNotCompile(): void {
  // @ts-expect-error: something is kept for a time, and nothing erases it.
  serverFeature(KEEPER, {});
  // @ts-expect-error: what the job of files erases is not for the sweep.
  serverFeature(KEEPER, { erasers: { notes: none, scans: none } });
  // @ts-expect-error: nothing is kept.
  serverFeature(PLAIN, { erasers: { notes: none } });
  // @ts-expect-error: a notice is mailed, and no one says what the email says.
  serverFeature(CALLER, {});
}
