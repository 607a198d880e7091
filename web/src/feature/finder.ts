import type { MessageDescriptor } from '@lingui/core';
import type { Endpoint, Page } from '@qrigin/domain/http';
import type { LucideIcon } from 'lucide-react';
import type { z } from 'zod';

/** Something that was found, and the page that shows it. */
export interface Hit {
  id: string;
  name: string;
  note?: string;
  to: string;
}

type Rows<Row> = Page<Row> | readonly Row[];
type ListEndpoint = Endpoint & { reply: z.ZodType<Rows<unknown>> };
type RowOf<E extends ListEndpoint> = z.output<E['reply']> extends Rows<infer Row> ? Row : never;

/** What a feature offers to the search over everything: one of its lists. */
export interface Finder {
  list: Endpoint;
  words: MessageDescriptor;
  Icon: LucideIcon;
  /** What a reply of the list means to someone in this organisation. */
  hitsOf: (reply: unknown, org: string) => Hit[];
}

interface FinderType<Row> {
  /** What its things are called. */
  words: MessageDescriptor;
  Icon: LucideIcon;
  hitOf: (row: Row, org: string) => Hit;
}

/** Who may call the list finds in it. One that the server does not search is searched by name in the browser. */
export function finder<E extends ListEndpoint>(
  list: E,
  { words, Icon, hitOf }: FinderType<RowOf<E>>,
): Finder {
  return {
    list,
    words,
    Icon,
    hitsOf: (reply, org) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply of this very endpoint
      const rows = reply as Rows<RowOf<E>>;
      return ('items' in rows ? rows.items : rows).map((row) => hitOf(row, org));
    },
  };
}
