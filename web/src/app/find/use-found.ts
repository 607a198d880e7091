import { useLingui } from '@lingui/react/macro';
import type { Endpoint, Input } from '@qrigin/domain/http';
import type { Whoami } from '@qrigin/domain/organisations';
import { type OpenProduct, useFinders } from '../../feature/features-context.ts';
import type { Hit } from '../../feature/finder.ts';
import { may } from '../../feature/may.ts';
import { useReads } from '../../http/query/use-read.ts';
import { useAfterPause } from '../../ui/use-after-pause.ts';
import type { FoundGroup } from './found.ts';
import { usePages } from './use-pages.ts';

/** As many of a kind as leave room for the others. Whoever misses one types another letter. */
const HITS_MAX = 5;

/** What goes by these words: pages, and what the features find. As long as nothing is typed, pages. */
export function useFound(typed: string, whoami: Whoami | undefined, open: OpenProduct | undefined) {
  const { t, i18n } = useLingui();
  const text = typed.replaceAll(/\p{Cc}/gu, ' ').trim();
  const search = useAfterPause(text);
  const org = whoami?.organisation.id ?? '';
  const finders = useFinders().filter(({ list }) => mayAsk(list, whoami));
  const answers = useReads(
    finders.map(({ list }) => ({ endpoint: list, input: inputOf(list, org, search) })),
    { isEnabled: search !== '', keepsPrevious: true },
  );

  const lower = (words: string) => words.toLocaleLowerCase(i18n.locale);
  const isNamed = ({ name }: Hit) => lower(name).includes(lower(text));
  // Few as they are, pages are found by what is on them as well, from the start of a word.
  const isAbout = ({ name, note }: Hit) => lower(` ${name} ${note ?? ''}`).includes(lower(` ${text}`));

  const pages: FoundGroup = { name: t`Pages`, hits: usePages(whoami, open).filter(isAbout) };
  const things = finders.map(({ list, words, Icon, hitsOf }, at): FoundGroup => {
    const reply = search === '' ? undefined : answers[at]?.data;
    const hits = reply === undefined ? [] : hitsOf(reply, org);
    const found = isSearchedByServer(list) ? hits : hits.filter(isNamed);
    return { name: t(words), hits: found.slice(0, HITS_MAX).map((hit) => ({ ...hit, Icon, isTyped: true })) };
  });

  const failed = answers.filter(({ error }) => error);
  return {
    groups: [pages, ...things].filter(({ hits }) => hits.length > 0),
    isSearching: text !== search || answers.some(({ isFetching }) => isFetching),
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** Lists of an organisation are asked in one only, and by those who may. */
function mayAsk({ policy }: Endpoint, whoami: Whoami | undefined): boolean {
  if (policy.who !== 'member') return true;
  return whoami !== undefined && may(whoami, policy.permission);
}

const isSearchedByServer = ({ query }: Endpoint) => 'search' in query.shape;

function inputOf(list: Endpoint, org: string, search: string): Input<Endpoint> {
  return {
    ...('org' in list.params.shape && { params: { org } }),
    ...(isSearchedByServer(list) && { query: { search, page: '1', page_size: String(HITS_MAX) } }),
  };
}
