import { Content, type PublishedDetails, type Version } from '@qrigin/domain/details';
import { presentPerson } from '../present-person.ts';

type Row = {
  number: number;
  made_at: Date;
  maker_id: string | null;
  maker_name: string | null;
  is_published: boolean;
  is_live: boolean;
  restored_from: number | null;
};

/** A version as the wire shows it. */
export function presentVersion(row: Row): Version {
  const { number, made_at, maker_id, maker_name, is_published, is_live, restored_from } = row;
  return {
    number,
    made_at: made_at.toISOString(),
    made_by: presentPerson(maker_id, maker_name),
    is_published,
    is_live,
    restored_from,
  };
}

/** What shoppers see, as callers get it who know no drafts. */
export function presentPublished(productId: string, row: Row & { content: unknown }): PublishedDetails {
  return {
    ...Content.parse(row.content),
    product_id: productId,
    version: row.number,
    published_at: row.made_at.toISOString(),
    published_by: presentPerson(row.maker_id, row.maker_name),
  };
}
