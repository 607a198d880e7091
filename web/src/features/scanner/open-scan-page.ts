import type { Code } from '@qrigin/domain/qr';

/** The scan page is a document of its own. */
export function openScanPage(code: Code): void {
  window.location.assign(`/scan/${code}`);
}
