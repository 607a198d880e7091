import type { createPackaging } from '@qrigin/domain/packaging';
import type { createProduct } from '@qrigin/domain/products';
import type { recallCode } from '@qrigin/domain/recalls';
import type { createRole } from '@qrigin/domain/roles';
import type { createSite } from '@qrigin/domain/sites';
import type { z } from 'zod';

type DemoRecall = z.input<typeof recallCode.body> & { level: string };

export type DemoCodes = {
  /** Codes for whole packs, the labels of which have been printed. */
  packs: { packaging: string; count: number; lot_code: string };
  /** The first pack of its level, and all that is in it. */
  recalled?: DemoRecall;
  lifted?: DemoRecall;
  /** The very last code is withdrawn. */
  hasWithdrawn?: boolean;
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

export type DemoProduct = z.input<typeof createProduct.body> & {
  batches?: DemoBatch[];
  packagings?: Omit<z.input<typeof createPackaging.body>, 'product_id'>[];
  codes?: DemoCodes;
  /** What has become of it: its default code was replaced, or the product was deleted. */
  end?: 'renewed' | 'deleted';
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
  subdomains: string[];
  sites: z.input<typeof createSite.body>[];
  roles: (Omit<z.input<typeof createRole.body>, 'parent_role_id'> & { below: string })[];
  products: DemoProduct[];
};
