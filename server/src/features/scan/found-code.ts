import type { Language } from '@qrigin/domain/details';
import type { Overview, ShownDetails } from '@qrigin/domain/scan';

/** What a maker tells shoppers about a product, without the words themselves. */
export type ToldDetails = {
  /** The same for the same words and files, and never for others. */
  mark: string;
  /** In which it was written first. */
  language: Language;
  /** The words and files as they are by then, under their own mark. At once when they are in memory. */
  load: () => Marked | Promise<Marked>;
};

type Marked = { mark: string; shown: ShownDetails };

/** Everything that is known about a code. */
export type FoundCode = { overview: Overview; told: ToldDetails | undefined };
