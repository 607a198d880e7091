import { expect, test } from 'vitest';
import { NO_HASH, sealHash } from './seal-hash.ts';

const SEALED = {
  position: '1',
  written_at: '2026-11-17T10:00:00.000002+00:00',
  sealed_at: '2026-11-17T10:00:01.5+00:00',
  entry: { org_id: 'o', id: '7', at: '2026-11-17T10:00:00.000001+00:00', action: 'märk' },
};
const hashOf = (changes: Partial<typeof SEALED> = {}) => sealHash(NO_HASH, { ...SEALED, ...changes });

test('the form of what is hashed never changes, or every chain would be broken', () => {
  expect(hashOf().toString('hex')).toBe('840b3460175ec7e97275de8b60b4b26d8ad9d84c85e1be7a2d8aaca608d20642');
});

test('columns count in the order of their names, in whatever order they come', () => {
  const { action, at, id, org_id } = SEALED.entry;
  expect(hashOf({ entry: { org_id, action, id, at } })).toEqual(hashOf());
});

test.each([
  ['the one before', sealHash(Buffer.alloc(32, 1), SEALED)],
  ['the position', hashOf({ position: '2' })],
  ['the moment of writing', hashOf({ written_at: '2026-11-17T10:00:00.000003+00:00' })],
  ['the moment of sealing', hashOf({ sealed_at: '2026-11-17T10:00:01.6+00:00' })],
  ['a value', hashOf({ entry: { ...SEALED.entry, action: 'mark' } })],
  ['a column more', hashOf({ entry: { ...SEALED.entry, role_id: '' } as typeof SEALED.entry })],
  ['a letter that moves to the next value', hashOf({ position: '', written_at: `1${SEALED.written_at}` })],
])('it depends on %s', (_, other) => {
  expect(other).not.toEqual(hashOf());
});
