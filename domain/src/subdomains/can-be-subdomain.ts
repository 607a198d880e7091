import { confusableSkeleton } from './confusable-skeleton.ts';
import { SubdomainName } from './contract.ts';
import { MONEY_NAMES, RESERVED_SUBDOMAINS } from './reserved-subdomains.ts';

const RESERVED_LOOKS = new Set(RESERVED_SUBDOMAINS.map(confusableSkeleton));

const MONEY_LOOKS = new Set(MONEY_NAMES.map(confusableSkeleton));

/** Words that no one may carry in a name, because together with others they pass for the platform itself. */
const OUR_LOOK = confusableSkeleton('qrigin');

/** Whether a name is kept for the platform, or is easily taken for one that is. */
export function isReservedSubdomain(name: string): boolean {
  const look = confusableSkeleton(name);
  if (RESERVED_LOOKS.has(look) || look.includes(OUR_LOOK)) return true;
  return name.split('-').some((part) => MONEY_LOOKS.has(confusableSkeleton(part)));
}

/** The name as it would be stored; `undefined` when no organisation can have it, whoever holds what. */
export function toSubdomain(text: string): string | undefined {
  const name = SubdomainName.safeParse(text).data;
  return name === undefined || isReservedSubdomain(name) ? undefined : name;
}
