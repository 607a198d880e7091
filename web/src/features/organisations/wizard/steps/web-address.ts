/** The address that a text may lead to as a link. Anything is saved; only http and https may be clicked. */
export function webAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text.trim())) return undefined;
  const address = URL.parse(text.trim());
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}
