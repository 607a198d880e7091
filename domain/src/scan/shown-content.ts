import type { Content, SectionType } from '../details/index.ts';
import { hasExtras } from './has-extras.ts';
import { isRecalled } from './is-recalled.ts';
import type { Overview } from './overview.ts';

/** Leads away from the page: not while someone has to read a warning. */
const LEADING_AWAY: readonly SectionType[] = ['video', 'embed-urls'];

/**
 * What shoppers see of what a maker tells about a product. Nothing before the product is in use, and nothing of a page that was
 * taken down. While a recall is open, no films, embedded pages or onward link; the ways to reach the
 * maker stay. Once a plan is over, no onward link either.
 */
export function shownContent(
  overview: Pick<Overview, 'state' | 'is_blocked' | 'recall' | 'product'>,
  content: Content,
): Content | undefined {
  if (overview.is_blocked || overview.state === 'inactive') return undefined;
  const isWarning = isRecalled(overview);
  const sections = content.sections.filter(
    ({ is_hidden, type }) => !is_hidden && !(isWarning && LEADING_AWAY.includes(type)),
  );
  const leadsOn = !isWarning && hasExtras(overview);
  const qrinfo = !leadsOn ? { ...content.qrinfo, redirect_url: '' } : content.qrinfo;
  return { ...content, sections, qrinfo };
}
