import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const SECTIONS = [
  ['details', msg`Details`],
  ['password', msg`Password`],
  ['second-factor', msg`Two-factor authentication`],
  ['sessions', msg`Sessions`],
  ['activity', msg`Recent activity`],
  ['appearance', msg`Appearance`],
  ['data', msg`Your data`],
  ['delete', msg`Delete account`],
] as const;

/** Leads to the sections. On a phone they follow each other closely enough without it. */
export function SectionList() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Profile sections`} className="sticky top-20 self-start max-xl:hidden">
      <ul className="grid list-none gap-0.5 border-l border-line text-14">
        {SECTIONS.map(([id, words]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-ink-2 no-underline hover:border-control-line hover:text-ink"
            >
              {t(words)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
