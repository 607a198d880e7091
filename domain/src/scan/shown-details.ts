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

/** What shoppers see of a certificate. Whether it has ended is told by the day on which someone looks. */
export type ShownCertificate = {
  title: string;
  number: string;
  valid_from: string | null;
  /** Its last day; null for one that does not end. */
  valid_to: string | null;
  /** Of the files that are shown. */
  file_id: string | null;
  /** `checked_at`: when those who run the platform checked it; null while no one has. */
  provider: { name: string; checked_at: string | null };
};

/** What a maker tells shoppers, with the files, vendors and certificates that it names by their ids. What is missing here is not shown. */
export type ShownDetails = {
  content: Content;
  files: Readonly<Record<string, ShownFile>>;
  vendors: Readonly<Record<string, ShownVendor>>;
  certificates: Readonly<Record<string, ShownCertificate>>;
};

/** In which language a page is drawn, and in which others it can be. */
export type PageLanguage = { language: Language; others: readonly Language[] };
