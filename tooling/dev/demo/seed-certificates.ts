import {
  CERTIFICATE_FILE,
  createCertificate,
  createProvider,
  PROVIDER_FILE,
} from '@qrigin/domain/certificates';
import type { FileKind } from '@qrigin/domain/declaration';
import { inWords } from './demo-dates.ts';
import type { DemoCertificate, DemoOrganisation } from './demo-types.ts';
import { idOf, type Named } from './named.ts';
import type { Call } from './seed-codes.ts';
import { pdfSaying, sendFile } from './seed-file.ts';

type Where = { call: Call; org: string };
type Paper = { kind: FileKind; lines: readonly [string, ...string[]] };

async function sendPaper({ call, org }: Where, { kind, lines }: Paper): Promise<string> {
  const sent = await sendFile(call, org, {
    name: `${lines[0]}.pdf`,
    kind: kind.name,
    nature: 'public',
    mime: 'application/pdf',
    content: pdfSaying(lines),
  });
  return sent.id;
}

/** What the paper of a certificate says, as its holder has it in a folder. */
function linesOf(holder: string, { title, provider, number, valid_to }: DemoCertificate): Paper['lines'] {
  const end = valid_to ? [`Valid to ${inWords(valid_to)}`] : [];
  return [title, provider, holder, ...(number ? [number] : []), ...end];
}

/** Those who certify, and what they certified, each of its product where it has one; all papers are sent side by side. */
export async function addCertificates(
  where: Where,
  demo: Pick<DemoOrganisation, 'name' | 'certified'>,
  products: readonly Named[],
): Promise<Named[]> {
  const { call, org } = where;
  const params = { org };
  const providers = await Promise.all(
    demo.certified.providers.map(async ({ name, hasPaper }) => {
      const lines: Paper['lines'] = [`Accreditation of ${name}`, name];
      const file_id = hasPaper ? await sendPaper(where, { kind: PROVIDER_FILE, lines }) : null;
      return call(createProvider, { params, body: { name, file_id } });
    }),
  );
  return Promise.all(
    demo.certified.certificates.map(async (certificate) => {
      const { provider, product, hasPaper, ...fields } = certificate;
      const lines = linesOf(demo.name, certificate);
      const file_id = hasPaper ? await sendPaper(where, { kind: CERTIFICATE_FILE, lines }) : null;
      const product_id = product === undefined ? null : idOf(products, product);
      const body = { ...fields, provider_id: idOf(providers, provider), product_id, file_id };
      const { id, title } = await call(createCertificate, { params, body });
      return { id, name: title };
    }),
  );
}
