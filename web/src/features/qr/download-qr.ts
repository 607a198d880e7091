import { PRODUCT_NAME_MAX, type Product } from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { call } from '../../http/call.ts';
import { plainFileName } from '../../ui/plain-file-name.ts';
import { renderQrPng } from '../../ui/qr/render-qr-png.ts';
import { saveFile } from '../../ui/save-file.ts';

/** The default code of a product as a picture, drawn here, under the product's name. */
export async function downloadQr(org: string, { id, name }: Product): Promise<void> {
  const { url } = await call(getDefaultQr, { params: { org, id } });
  const picture = await renderQrPng(url);
  saveFile(`${plainFileName(name, PRODUCT_NAME_MAX) || 'QR code'}.png`, picture);
}
