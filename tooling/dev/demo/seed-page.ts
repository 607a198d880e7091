import { randomUUID } from 'node:crypto';
import {
  Content,
  changedParts,
  DraftPart,
  FIXED_PART_NAMES,
  NO_CONTENT,
  PRODUCT_DOCUMENT,
  PRODUCT_PICTURE,
  partOf,
  publishDraft,
  saveDraftPart,
} from '@qrigin/domain/details';
import type { DemoIds, DemoPage } from './demo-types.ts';
import { idOf, type Named } from './named.ts';
import type { Hands } from './seed-codes.ts';
import { type DemoFile, pdfSaying, sendFile } from './seed-file.ts';

const filesOf = ({ pictures, papers = {} }: DemoPage): Record<string, DemoFile> => ({
  ...Object.fromEntries(
    Object.entries(pictures).map(([name, content]) => [
      name,
      {
        name: `${name}.svg`,
        kind: PRODUCT_PICTURE.name,
        nature: 'public' as const,
        mime: 'image/svg+xml',
        content,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(papers).map(([name, lines]) => [
      name,
      {
        // Shoppers read it: its own first line.
        name: `${lines[0] ?? name}.pdf`,
        kind: PRODUCT_DOCUMENT.name,
        nature: 'public' as const,
        mime: 'application/pdf',
        content: pdfSaying(lines),
      },
    ]),
  ),
});

/** Ids of files that an organisation has sent, by their contents: pages share a picture that is on several of them. */
export type SentFiles = Map<string, Promise<string>>;

type Written = {
  hands: Hands;
  org: string;
  product: string;
  vendors: readonly Named[];
  certificates: readonly Named[];
  sent: SentFiles;
};

/** Sends all of its files at once: each of them waits for its check. */
async function sendFiles({ hands, org, sent }: Written, page: DemoPage): Promise<Map<string, string>> {
  const call = hands[page.steps[0]?.writtenBy ?? 'owner'];
  const ids = Object.entries(filesOf(page)).map(async ([name, file]) => {
    const id = sent.get(file.content) ?? sendFile(call, org, file).then((ticket) => ticket.id);
    sent.set(file.content, id);
    return [name, await id] as const;
  });
  return new Map(await Promise.all(ids));
}

function idsOf(
  files: ReadonlyMap<string, string>,
  { vendors, certificates }: Pick<Written, 'vendors' | 'certificates'>,
): DemoIds {
  const sections = new Map<string, string>();
  return {
    file(name) {
      const id = files.get(name);
      if (id === undefined) throw new Error(`the demo has no file called ${name}`);
      return id;
    },
    section(name) {
      const id = sections.get(name) ?? randomUUID();
      sections.set(name, id);
      return id;
    },
    vendor: (name) => idOf(vendors, name),
    certificate: (name) => idOf(certificates, name),
  };
}

/** Each part that differs, as the editor would save it; a section that is new with its place. */
function partsToSave(after: Content, before: Content): DraftPart[] {
  const changed = changedParts(after, before);
  const isNew = (id: string) => before.sections.every((section) => section.id !== id);
  const fixed = FIXED_PART_NAMES.filter((part) => changed.includes(part)).map((part) => ({
    part,
    content: partOf(after, part),
  }));
  const sections = after.sections.flatMap((content, at) =>
    changed.includes(content.id) ? [{ part: 'section', content, ...(isNew(content.id) && { at }) }] : [],
  );
  return [...fixed, ...sections].map((part) => DraftPart.parse(part));
}

/** Written part by part and published, in the steps in which its people did it. */
export async function addPage(written: Written, page: DemoPage): Promise<void> {
  const { hands, org, product } = written;
  const params = { org, id: product };
  const revisions = new Map<string, number>();
  const ids = idsOf(await sendFiles(written, page), written);
  let before = NO_CONTENT;
  for (const { content, writtenBy, publishedBy } of page.steps) {
    const after = Content.parse(content(ids));
    for (const body of partsToSave(after, before)) {
      const name = body.part === 'section' ? body.content.id : body.part;
      const headers = { 'if-match': `"${revisions.get(name) ?? 0}"` };
      const { revision } = await hands[writtenBy](saveDraftPart, { params, body, headers });
      revisions.set(name, revision);
    }
    if (publishedBy) await hands[publishedBy](publishDraft, { params });
    before = after;
  }
}
