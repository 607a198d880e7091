import { missingPackages } from '../lock/complete.ts';
import type { Finding } from './finding.ts';

type LockedPackage = {
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  /** Needed by packages for development, and optional for one of the product, which then does not bring it. */
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, LockedPackage> };

const LOCK = 'package-lock.json';

const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/**
 * Packages whose licence asks for more than a notice, each with why it is fit all the same. libvips is a library of its
 * own that is loaded as it comes: nothing of ours is linked into it, and whoever runs the product can put another in place.
 */
const ALLOWED_PACKAGES: readonly { name: RegExp; licence: string }[] = [
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later' },
];

export function findAddresses(lock: Lock): Finding[] {
  return Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved !== undefined && /^[a-z+]+:/.test(resolved))
    .map(([path]) => ({
      where: LOCK,
      rule: 'locked-without-address',
      why: `${path} is tied to one place to load it from`,
    }));
}

/** Without the packages of other systems `npm ci` refuses the lock file everywhere. */
export function findMissing(lock: Lock): Finding[] {
  return missingPackages(lock).map(({ name }) => ({
    where: LOCK,
    rule: 'other-systems-are-locked',
    why: `${name} is missing; run npm run lock`,
  }));
}

/** `decided` are the packages for which package.json says whether their install scripts run. */
export function findInstallScripts(lock: Lock, decided: string[]): Finding[] {
  return Object.entries(lock.packages)
    .filter(([path, { hasInstallScript }]) => hasInstallScript && !decided.includes(nameOf(path)))
    .map(([path]) => ({
      where: LOCK,
      rule: 'install-scripts-are-decided',
      why: `${nameOf(path)} has an install script that allowScripts does not mention`,
    }));
}

/** `licenceAt` reads what the package says of itself: nothing gives '', and undefined means not installed. */
export function findLicences(lock: Lock, licenceAt: (path: string) => string | undefined): Finding[] {
  return Object.entries(lock.packages)
    .filter(
      ([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.devOptional && !entry.link,
    )
    .flatMap(([path, { optional }]) => {
      const licence = licenceAt(path);
      // Builds for other platforms are locked and not installed.
      if ((licence === undefined && optional) || isAllowed(licence ?? '')) return [];
      if (ALLOWED_PACKAGES.some((known) => known.licence === licence && known.name.test(nameOf(path))))
        return [];
      const why = `${licence || 'no licence at all'} is not on the list of allowed licences`;
      return [{ where: path, rule: 'licences-are-allowed', why }];
    });
}

function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((licence) => ALLOWED_LICENCES.has(licence.trim())),
  );
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
