/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** Leads the browser to a download; the page that it is on stays. */
export function openDownload(address: string): void {
  Object.assign(document.createElement('a'), { href: address }).click();
}
