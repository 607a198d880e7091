import { expect, test } from 'vitest';
import { isWeakPassword } from './password-rule.ts';

const COMMON = new Set(['password', '12345678']);
const ASHA = ['Asha Verma', 'asha.verma@hillfarm.example'];

test.each(['password', 'PassWord', '12345678'])('%s is common', (password) => {
  expect(isWeakPassword(password, [], COMMON)).toBe(true);
});

test.each(['ashaverma', 'Asha2024', 'hillfarm', 'verma123', 'VERMAVERMA'])(
  '%s is little more than her own words',
  (password) => {
    expect(isWeakPassword(password, ASHA, COMMON)).toBe(true);
  },
);

test.each(['correct horse battery', 'asha-likes-cardamom-tea', 'पासवर्डनहींहै', 'a'.repeat(128)])(
  '%s is fine',
  (password) => {
    expect(isWeakPassword(password, ASHA, COMMON)).toBe(false);
  },
);
