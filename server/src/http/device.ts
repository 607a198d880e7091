const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

function find(table: [name: string, mark: RegExp][], text: string): string | undefined {
  return table.find(([, mark]) => mark.test(text))?.[0];
}

/** The words by which a person knows a device again: 'Chrome on Android'. A program is named by its first word. */
export function deviceOf(userAgent: string): string {
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (/^[\w.-]{1,40}/.exec(userAgent)?.[0] || 'Unknown device');
}
