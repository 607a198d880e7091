import type { BarcodeDetector as Ponyfill } from 'barcode-detector/ponyfill';

declare global {
  // Not in every browser, and not in the compiler's list.
  var BarcodeDetector: typeof Ponyfill | undefined;
}

/** What a picture of the camera says; `undefined` while no code is in sight. */
export type Decoder = (picture: HTMLVideoElement) => Promise<string | undefined>;

/** What our labels are printed in. */
const FORMATS = ['qr_code', 'data_matrix'] as const;

/** Where the browser reads codes itself nothing is fetched; elsewhere half a megabyte, which is why it waits till now. */
export async function loadDecoder(): Promise<Decoder> {
  const Detector = (await hasOwnReader()) ? globalThis.BarcodeDetector : undefined;
  const detector = new (Detector ?? (await fetchDetector()))({ formats: [...FORMATS] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue;
}

async function hasOwnReader(): Promise<boolean> {
  const known = (await globalThis.BarcodeDetector?.getSupportedFormats()) ?? [];
  return FORMATS.every((format) => known.includes(format));
}

async function fetchDetector(): Promise<typeof Ponyfill> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasmUrl }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // Left to itself it would fetch its program from a foreign host.
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  return BarcodeDetector;
}
