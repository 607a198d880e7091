import type { Content, Language } from '../details/index.ts';

/** A file that a page shows or offers. */
export type ShownFile = {
  /** On the content origin. */
  url: string;
  name: string;
  bytes: number;
  /** Of a picture: how large it is, and in which widths it can be had. */
  picture: { width: number; height: number; widths: readonly number[] } | null;
};

/** What shoppers see of someone who had a hand in a product. */
export type ShownVendor = { name: string; website: string; description: string };

/** What a maker tells shoppers, with the files and vendors that it names by their ids. What is missing here is not shown. */
export type ShownDetails = {
  content: Content;
  files: Readonly<Record<string, ShownFile>>;
  vendors: Readonly<Record<string, ShownVendor>>;
};

/** In which language a page is drawn, and in which others it can be. */
export type PageLanguage = { language: Language; others: readonly Language[] };
