/** Whose reads they are: no one else ever sends them. */
export interface ReadsOwner {
  user: string;
  org: string;
}

interface KeptKey extends ReadsOwner {
  key: string;
  tab: string;
}

const PREFIX = 'packing-reads';

export const keyOf = ({ user, org }: ReadsOwner, tab: string): string => [PREFIX, user, org, tab].join(':');

/** Under which names reads are kept on this device: of one person, or of all. */
export function keptKeys(user?: string): KeptKey[] {
  try {
    return Object.keys(localStorage)
      .map((key) => ({ key, parts: key.split(':') }))
      .filter(({ parts: [prefix, of] }) => prefix === PREFIX && (user === undefined || of === user))
      .map(({ key, parts: [, of = '', org = '', tab = ''] }) => ({ key, user: of, org, tab }));
  } catch {
    return [];
  }
}
