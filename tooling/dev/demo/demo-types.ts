import type { createCertificate } from '@qrigin/domain/certificates';
import type { Content } from '@qrigin/domain/details';
import type { createPackaging } from '@qrigin/domain/packaging';
import type { createProduct } from '@qrigin/domain/products';
import type { RecallOutcome, recallCode } from '@qrigin/domain/recalls';
import type { createRole } from '@qrigin/domain/roles';
import type { createSite } from '@qrigin/domain/sites';
import type { createVendor } from '@qrigin/domain/vendors';
import type { z } from 'zod';
import type { DemoMember, DemoWish, Duty } from './demo-people.ts';

type DemoRecall = z.input<typeof recallCode.body> & { level: string };

export type DemoCodes = {
  /** Codes for whole packs, the labels of which have been printed. What happens to some of them happens to those of the first. */
  packs: readonly { packaging: string; count: number; lot_code: string }[];
  /** The first pack of its level, and all that is in it. */
  recalled?: DemoRecall;
  lifted?: DemoRecall & { because: string };
  /** The first batch of the packs, in a mock recall that is over. */
  exercise?: z.input<typeof recallCode.body> & { because: string };
  /** What was done with some packs in what is recalled, the first of each level. */
  outcomes?: readonly { level: string; outcome: RecallOutcome }[];
  /** Someone worked at the packing table with the last packs. */
  isPacked?: boolean;
  /** A whole batch. */
  recalledBatch?: z.input<typeof recallCode.body> & { lot_code: string };
  /** Why the very last code is withdrawn. */
  withdrawn?: string;
  /** Codes that were printed before they were anything; some have become something since. */
  blanks?: {
    packaging: string;
    count: number;
    assigned: number;
    become: { packaging: string; level: string; lot_code: string };
  };
};

/** With both of its days: some of them have passed. */
type DemoBatch = { [Field in 'lot_code' | 'made_on' | 'expires_on']: string } & { site: string };

/** The ids of files by the names that the page gives them, of vendors and certificates by theirs, and ids for sections, the same for the same name. */
export type DemoIds = Record<'file' | 'section' | 'vendor' | 'certificate', (name: string) => string>;

export type DemoContent = (ids: DemoIds) => z.input<typeof Content>;

/** What shoppers are told about a product, and how it came to that. */
export type DemoPage = {
  /** Drawings of our own. */
  pictures: Readonly<Record<string, string>>;
  /** The lines of papers to download. */
  papers?: Readonly<Record<string, readonly string[]>>;
  /** One after the other: someone writes, and someone may publish it. */
  steps: readonly { content: DemoContent; writtenBy: Duty; publishedBy?: Duty }[];
};

export type DemoProduct = z.input<typeof createProduct.body> & {
  batches?: readonly DemoBatch[];
  packagings?: readonly Omit<z.input<typeof createPackaging.body>, 'product_id'>[];
  codes?: DemoCodes;
  page?: DemoPage;
  /** What became of an order for a static one: its plan was paid, or nobody has paid yet. */
  order?: 'paid' | 'open';
  /** What has become of it: its default code was replaced, or the product was deleted. */
  end?: 'renewed' | 'deleted';
};

export type DemoVendor = z.input<typeof createVendor.body>;

type CertificateInput = z.input<typeof createCertificate.body>;

/** Of the product that has this name, or of the organisation. */
export type DemoCertificate = Pick<CertificateInput, 'title' | 'number' | 'valid_from' | 'valid_to'> & {
  provider: string;
  product?: string;
  hasPaper?: boolean;
};

export type DemoCertificates = {
  providers: readonly { name: string; hasPaper?: boolean }[];
  certificates: readonly DemoCertificate[];
};

type DemoDetails = {
  /** A drawing of our own. */
  logo: string;
  business: Record<string, string>;
  verification: Record<string, string>;
  additional: Record<string, string>;
  certificates: { title: string; details: string }[];
};

export type DemoOrganisation = {
  /** Says that it is an example, and is the only thing that does: the name is on every page and every scan page. */
  name: string;
  /** None: the wizard was left before its first step was saved. */
  details?: DemoDetails;
  /** Who works there beside the Owner, and who would like to. */
  staff: readonly DemoMember[];
  wishes: readonly DemoWish[];
  subdomains: readonly string[];
  sites: readonly z.input<typeof createSite.body>[];
  vendors: readonly DemoVendor[];
  certified: DemoCertificates;
  roles: readonly (Omit<z.input<typeof createRole.body>, 'parent_role_id'> & { below: string })[];
  products: readonly DemoProduct[];
};
