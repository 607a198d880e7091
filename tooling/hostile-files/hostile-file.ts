import { createHash } from 'node:crypto';
import { fileTypeOf, mayBePublic, sizeToSend } from '@qrigin/domain/files';

/** How far a file comes: the api, the store or the check of its content stops it, or it is served, harmless. */
export type Fate = 'stopped by the api' | 'stopped by the store' | 'stopped by the check' | 'served';

export type HostileFile = {
  /** The family of the trick. */
  kind: string;
  name: string;
  trick: string;
  content: Buffer;
  fate: Fate;
  /** What the upload claims about it besides the truth. */
  told: Record<string, unknown>;
  /** Headers that are sent beside the right ones. */
  headers: Record<string, string>;
  /** Bytes that are sent in place of the content. */
  sent: Buffer;
};

export type Materials = {
  /** Whatever runs or loads asks for this address. */
  canary: string;
  png: Buffer;
  jpeg: Buffer;
  webp: Buffer;
};

type Told = Partial<Pick<HostileFile, 'told' | 'headers' | 'sent'>>;

/** A family of files; each is `[name, trick, content, fate]`, and any lies about it. */
export function family(kind: string, files: [string, string, Buffer | string, Fate, Told?][]): HostileFile[] {
  return files.map(([name, trick, text, fate, more = {}]) => {
    const content = Buffer.from(text);
    return { kind, name, trick, content, fate, told: {}, headers: {}, sent: content, ...more };
  });
}

/** Whether anyone may be its victim; programs and archives are for the people of the organisation alone. */
export const isForAnybody = ({ name }: HostileFile) => mayBePublic(fileTypeOf({ type: '', name }));

/** What the browser of an honest person would tell, and then the lies. Public where it may be. */
export function infoOf(file: HostileFile): Record<string, unknown> {
  const { name, content, told } = file;
  const nature = isForAnybody(file) ? 'public' : 'private';
  return {
    name,
    type: 'attachment',
    nature,
    file_size: sizeToSend(nature, content.length),
    ...(nature === 'private' ? { bytes: content.length } : {}),
    md5_hash: createHash('md5').update(content).digest('hex'),
    ...fileTypeOf({ type: '', name }),
    ...told,
  };
}

/** Script that gives itself away in every way it can. */
export function scriptOf(canary: string): string {
  return `try{fetch('${canary}/fetched',{mode:'no-cors'})}catch(e){};new Image().src='${canary}/loaded';alert('ran')`;
}
