import { createHash } from 'node:crypto';
import {
  fileTypeOf,
  finishUpload,
  requestPublicUpload,
  requestUpload,
  type UploadTicket,
} from '@qrigin/domain/files';
import type { Call } from './seed-codes.ts';

export type DemoFile = {
  name: string;
  kind: string;
  nature: 'private' | 'public';
  mime: string;
  content: string;
};

/** As a browser does it: ask for an address, send the file there, say that it is sent. */
export async function sendFile(call: Call, org: string, file: DemoFile): Promise<UploadTicket> {
  const content = Buffer.from(file.content);
  const isPublic = file.nature === 'public';
  const info = {
    name: file.name,
    type: file.kind,
    file_size: isPublic ? content.length : Math.ceil(content.length / 1024),
    ...(isPublic ? {} : { bytes: content.length }),
    md5_hash: createHash('md5').update(content).digest('hex'),
    ...fileTypeOf({ type: file.mime, name: file.name }),
  };
  const ticket = isPublic
    ? await call(requestPublicUpload, { params: { org }, body: { ...info, nature: 'public' } })
    : await call(requestUpload, { params: { org }, body: { ...info, nature: 'private' } });
  const sent = await fetch(ticket.upload_url, { method: 'PUT', headers: ticket.headers, body: content });
  if (!sent.ok) throw new Error(`the store answered ${sent.status} for ${file.name}`);
  const { state } = await call(finishUpload, { body: { id: ticket.id } });
  if (state === 'refused') throw new Error(`${file.name} was refused`);
  return ticket;
}

/** A page with a few lines of text, as small as a whole PDF can be. Brackets in them have to come in pairs. */
export function pdfSaying(lines: readonly string[]): string {
  const shown = `BT /F1 18 Tf 32 TL 60 760 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return pdf + table + end;
}
