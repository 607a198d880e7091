import type { Page } from '@qrigin/domain/http';

/** A page of a list that holds these, and no more unless told otherwise. */
export const pageWith = <Row>(items: Row[], over: Partial<Page<Row>> = {}): Page<Row> => ({
  items,
  total: items.length,
  page: 1,
  page_size: 20,
  ...over,
});
