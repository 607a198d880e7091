import type { Content, Language } from '@qrigin/domain/details';
import type { SharedOverview } from '@qrigin/domain/scan';

/** What a page of a known code is drawn from. */
export type PageProps = {
  overview: SharedOverview;
  /** What of the maker's words belongs on this page; nothing when there are none. */
  content: Content | undefined;
  /** In which other languages it can be read. */
  others: readonly Language[];
};
