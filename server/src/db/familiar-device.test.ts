import { expect, test } from 'vitest';
import { familiarDevice } from './familiar-device.ts';

test.each(['Chrome on Android', 'Samsung Internet on Android', 'Safari', 'Windows'])(
  '%s is told',
  (device) => {
    expect(familiarDevice(device)).toBe(device);
  },
);

test.each(['curl', 'call-evil.example', 'Chrome on evil.example', 'evil on Android', '', 'Unknown device'])(
  'the words of %j are not kept',
  (device) => {
    expect(familiarDevice(device)).toBe('Unknown device');
  },
);
