import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GridColumn } from '@qrigin/domain/declaration';
import {
  Boxes,
  Building2,
  CodeXml,
  CreditCard,
  FileBadge,
  Globe,
  Handshake,
  History,
  type LucideIcon,
  Megaphone,
  Network,
  Package,
  Paperclip,
  Printer,
  QrCode,
  ScanLine,
  Tag,
  TriangleAlert,
  UserPlus,
  Users,
} from 'lucide-react';
import type { LineKey } from './grid-lines.ts';

/** What is done with a thing. `use` is whatever it is there for: issuing, packing, printing, paying. */
export const COLUMN_WORDS: Record<GridColumn, MessageDescriptor> = {
  see: msg`See`,
  create: msg`Create`,
  change: msg`Change`,
  use: msg`Use`,
  delete: msg`Delete`,
};

export const LINE_WORDS: Record<LineKey, { words: MessageDescriptor; Icon: LucideIcon }> = {
  products: { words: msg`Products`, Icon: Package },
  labels: { words: msg`Labels`, Icon: Tag },
  packaging: { words: msg`Packaging`, Icon: Boxes },
  codes: { words: msg`Codes`, Icon: QrCode },
  printing: { words: msg`Printing`, Icon: Printer },
  recalls: { words: msg`Recalls`, Icon: TriangleAlert },
  forms: { words: msg`Scan pages and forms`, Icon: ScanLine },
  code: { words: msg`Scan page code`, Icon: CodeXml },
  engagement: { words: msg`Promotions and surveys`, Icon: Megaphone },
  partners: { words: msg`Vendors and certificates`, Icon: Handshake },
  files: { words: msg`Files`, Icon: Paperclip },
  people: { words: msg`People and access`, Icon: Users },
  joining: { words: msg`Join requests`, Icon: UserPlus },
  roles: { words: msg`Roles`, Icon: Network },
  organisation: { words: msg`Organisation`, Icon: Building2 },
  legal: { words: msg`Registration and tax numbers`, Icon: FileBadge },
  subdomains: { words: msg`Subdomains`, Icon: Globe },
  billing: { words: msg`Billing`, Icon: CreditCard },
  audit: { words: msg`Audit log`, Icon: History },
};
