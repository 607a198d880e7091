import type { BROWSER_NAMES, SYSTEM_NAMES } from '../../db/familiar-device.ts';
import type { Caller } from '../../db/index.ts';

const BROWSERS: [name: (typeof BROWSER_NAMES)[number], mark: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: [name: (typeof SYSTEM_NAMES)[number], mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** The first that fits. A tablet with Android is one that does not say 'Mobile'; an iPad may call itself a Mac. */
const CLASSES: [name: Caller['deviceClass'], mark: RegExp][] = [
  ['other', /(?:bot|spider|crawler)\//i],
  ['tablet', /\biPad\b|\bKindle\b/],
  ['phone', /\biPhone\b|\biPod\b|\bMobile\b|\bWindows Phone\b/],
  ['tablet', /\bAndroid\b/],
  ['computer', /\bWindows NT\b|\bMacintosh\b|\bX11\b|\bCrOS\b|\bLinux\b/],
];

function find<Name>(table: [name: Name, mark: RegExp][], text: string): Name | undefined {
  return table.find(([, mark]) => mark.test(text))?.[0];
}

/** What kind of device, as far as the browser tells; good enough to count by, never to know someone again. */
export function deviceClassOf(userAgent: string): Caller['deviceClass'] {
  return find(CLASSES, userAgent) ?? 'other';
}

/** The words by which a person knows a device again: 'Chrome on Android'. A program is named by its first word. */
export function deviceOf(userAgent: string): string {
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (/^[\w.-]{1,40}/.exec(userAgent)?.[0] || 'Unknown device');
}
