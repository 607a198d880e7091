import { msg } from '@lingui/core/macro';
import { ArrowRightLeft, ConciergeBell, Factory } from 'lucide-react';

/** What the fixed choices are called. Their values are those of the contract. */
export const CATEGORIES = {
  manufacturing: { words: msg`Manufacturing`, Icon: Factory },
  trading: { words: msg`Trading`, Icon: ArrowRightLeft },
  service: { words: msg`Service`, Icon: ConciergeBell },
};
export const SIZES = {
  small: { words: msg`Small` },
  medium: { words: msg`Medium` },
  large: { words: msg`Large` },
};
export const TYPES = {
  sole_proprietorship: msg`Sole proprietorship`,
  partnership: msg`Partnership`,
  corporation: msg`Corporation`,
  llc: msg`LLC (limited liability company)`,
};
export const PRESENCES = {
  Local: msg`Local`,
  National: msg`National`,
  International: msg`International`,
};
