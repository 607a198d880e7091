import { NO_DETAILS } from '@qrigin/domain/organisations';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDraft } from './draft.ts';
import { standingOf, unsavedGroups } from './draft-state.ts';
import { formKey, stepKey } from './draft-storage.ts';

const ASHA = { user: 'asha', org: 'honey' };
const typed = { ...NO_DETAILS.businessDetails, website: 'typed' };

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

test('[ORG-97] the two keys name the user and the organisation', () => {
  expect(stepKey(ASHA)).toBe('organisation-creation-step:asha:honey');
  expect(formKey(ASHA)).toBe('organisation-creation-form:asha:honey');
});

test('[ORG-97] neither two people nor two organisations mix their drafts', () => {
  const draft = openDraft('create', ASHA);
  draft.change('businessDetails', typed);
  draft.goTo(3);
  for (const other of [
    { ...ASHA, user: 'meera' },
    { ...ASHA, org: 'soap' },
  ]) {
    const { step, values } = openDraft('create', other).state();
    expect({ step, values }).toEqual({ step: 1, values: NO_DETAILS });
  }
  const { step, values } = openDraft('create', ASHA).state();
  expect({ step, website: values.businessDetails.website }).toEqual({ step: 3, website: 'typed' });
});

test('a cleared draft stays cleared, and can be put back', () => {
  const draft = openDraft('create', ASHA);
  draft.change('businessDetails', typed);
  const putBack = draft.clear();
  draft.goTo(2);
  expect(localStorage).toHaveLength(0);
  putBack();
  expect(openDraft('create', ASHA).state().values.businessDetails).toEqual(typed);
});

test('a storage that is full or switched off is told, and the wizard works on', () => {
  const draft = openDraft('create', ASHA);
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  draft.change('businessDetails', typed);
  expect(draft.isKept()).toBe(false);
  expect(draft.state().values.businessDetails).toEqual(typed);
});

test('how a step stands follows from what was typed, saved, skipped and refused', () => {
  const draft = openDraft('create', ASHA);
  const standing = () => standingOf(draft.state(), 'businessDetails');
  expect(standing()).toBe('untouched');
  draft.noteSkipped('businessDetails');
  expect(standing()).toBe('skipped');
  draft.change('businessDetails', typed);
  expect(standing()).toBe('unsaved');
  draft.noteFailed('businessDetails');
  expect(standing()).toBe('failed');
  draft.noteSkipped('businessDetails');
  expect(standing()).toBe('failed');
  expect(unsavedGroups(draft.state())).toEqual(['businessDetails']);
  draft.noteSaved('businessDetails', typed);
  expect(standing()).toBe('saved');
  draft.noteSkipped('businessDetails');
  expect(standing()).toBe('saved');
  expect(unsavedGroups(draft.state())).toEqual([]);
  draft.change('businessDetails', { ...typed, website: 'again' });
  expect(standing()).toBe('unsaved');
});
