import type { SharedOverview } from '@qrigin/domain/scan';
import icon from '../../ui/look/mark.svg?inline';
import { isRecalled } from '../recall/is-recalled.ts';
import { pageTitle } from './page-title.ts';

/** What differs from page to page in the head. The icon is in the page, so that no one has to ask for it. */
export function PageHead({ overview }: { overview: SharedOverview | undefined }) {
  const isAlarm = overview !== undefined && isRecalled(overview);
  return (
    <>
      <title>{pageTitle(overview)}</title>
      <meta
        name="theme-color"
        content={isAlarm ? '#b42318' : '#faf8f4'}
        media="(prefers-color-scheme: light)"
      />
      <meta
        name="theme-color"
        content={isAlarm ? '#b42318' : '#0e1512'}
        media="(prefers-color-scheme: dark)"
      />
      <link rel="icon" href={icon} />
    </>
  );
}
