import { expect, test } from 'vitest';
import { namesDatabase } from './names-database.ts';

test.each([
  ['nothing', {}, false],
  ['an address', { DATABASE_URL: 'postgres://app_rw@db/qrigin' }, true],
  ['a file with the address', { DATABASE_URL_FILE: '/run/secrets/database' }, true],
])(
  'unsafe settings: with %s in the environment npm start takes its configuration from there: %o is %o',
  (_, env, is) => {
    expect(namesDatabase(env)).toBe(is);
  },
);
