import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findProduct } from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { foundProduct } from '../../../../domain/src/products/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG } from '../../testing/organisation.ts';
import { lineOf, linesSent } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';
import { downloadQr } from './download-qr.ts';

const BASE = 'https://q.example/scan/';
const CODE = '7K3M9QXA2VTD5RW8E1HN';
const MENU = foundProduct({ name: 'Café menu: summer / autumn', nature: 'static', isActive: true });
const defaultQr = answer(getDefaultQr, { id: MENU.id }, { id: CODE, url: BASE + CODE });

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(readFileSync(file));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
});

beforeEach(() => {
  storeToken(tokenOf());
  removeToast();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** What the browser is given to keep, with the name of each file. */
function watchDownloads() {
  const kept: { name: string; file: Blob }[] = [];
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:picture';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file) kept.push({ name: this.download, file });
  });
  return kept;
}

async function press() {
  openPage(`/dashboard/${ORG}/${MENU.id}/about`);
  await userEvent.click(await screen.findByRole('button', { name: 'Download QR' }));
}

test('[LABEL-22] without labels the default code is downloaded as a PNG with the name of the product', async () => {
  const kept = watchDownloads();
  answerCalls(...inOrganisation(), answer(findProduct, MENU), defaultQr);
  await press();
  await waitFor(() => expect(kept).toHaveLength(1));
  // Without the signs that file systems refuse.
  expect(kept[0]?.name).toBe('Café menu summer autumn.png');
  expect(kept[0]?.file.type).toBe('image/png');
});

test('[LABEL-41] what the picture holds is the base address and the id of the code', async () => {
  const kept = watchDownloads();
  answerCalls(defaultQr);
  await downloadQr(ORG, MENU);
  const [found] = await readBarcodes(kept[0]!.file, { formats: ['QRCode'], isPure: true });
  expect(found?.text).toBe(`${BASE}${CODE}`);
});

test('[LABEL-42] the picture is drawn in the browser: nothing but the id of the code is asked for', async () => {
  watchDownloads();
  const fetch = answerCalls(defaultQr);
  await downloadQr(ORG, MENU);
  expect(linesSent(fetch)).toEqual([lineOf(getDefaultQr, { params: { org: ORG, id: MENU.id } })]);
});

test('a name of which nothing is left still gives a file a name', async () => {
  const kept = watchDownloads();
  answerCalls(defaultQr);
  await downloadQr(ORG, { ...MENU, name: '???' });
  expect(kept[0]?.name).toBe('QR code.png');
});

test('a code that cannot be had is a toast, and it can be tried again', async () => {
  const kept = watchDownloads();
  let isDown = true;
  answerCalls(
    ...inOrganisation(),
    answer(findProduct, MENU),
    answer(getDefaultQr, () => (isDown ? failed('busy') : { id: CODE, url: BASE + CODE })),
  );
  await press();
  expect(await screen.findByText('We are busy right now. Try again in a moment.')).toBeVisible();
  expect(kept).toEqual([]);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Download QR' }));
  await waitFor(() => expect(kept).toHaveLength(1));
});

test('a picture that cannot be drawn is a toast as well', async () => {
  const kept = watchDownloads();
  vi.stubGlobal('CompressionStream', undefined);
  answerCalls(...inOrganisation(), answer(findProduct, MENU), defaultQr);
  await press();
  expect(await screen.findByText('An error occurred')).toBeVisible();
  expect(kept).toEqual([]);
});
