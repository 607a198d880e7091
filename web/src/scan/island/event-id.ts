/** A UUID of version 7, whose first 48 bits are the time. Browsers only make version 4, and only over https. */
export function newEventId(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), inHex).join('');
  const hex = Date.now().toString(16).padStart(12, '0') + random;
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function inHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
