type DemoPackLevel = { name: string; count: number; child: DemoPackLevel | null };

type DemoRecall = { level: string; reason: string; hazard?: string; what_to_do?: string; contact?: string };

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

export type DemoProduct = {
  name: string;
  nature: 'static' | 'dynamic';
  batches?: { lot_code: string; made_on: string; expires_on: string; site: string }[];
  packagings?: { name: string; type: string; packaging: DemoPackLevel; printFormat: string }[];
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
  sites: { name: string; kind: string; address: string; latitude?: number; longitude?: number }[];
  roles: { name: string; below: string; is_public?: boolean; permissions: string[] }[];
  products: DemoProduct[];
};
