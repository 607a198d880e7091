/** The words that a device can be called by, beside the name that a program gives itself. */
export const BROWSER_NAMES = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
export const SYSTEM_NAMES = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'] as const;

const FAMILIAR = new Set<string>([...BROWSER_NAMES, ...SYSTEM_NAMES]);

/** The device in words of ours only: a program may call itself by a name, an address or a lie. */
export function familiarDevice(device: string): string {
  return device.split(' on ').every((part) => FAMILIAR.has(part)) ? device : 'Unknown device';
}
