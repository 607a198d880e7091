import { Failure } from '@qrigin/domain/errors';
import { Id } from '@qrigin/domain/http';
import type { PublicRecall } from '@qrigin/domain/recalls';
import { z } from 'zod';
import type { DrawnPages } from './drawn-pages.ts';
import { loadPageBuild, type PageBuild } from './page-build.ts';
import { pageLanguage } from './page-language.ts';

/** How a page was asked for; `accepted` are languages, the most wanted first. */
type Opened = { params: unknown; query: unknown; accepted: readonly string[] };

type Options = {
  /** Fails where there is none that anyone may know of. */
  find: (id: string) => Promise<PublicRecall>;
  pages: DrawnPages;
  load?: () => Promise<PageBuild | undefined>;
};

const Params = z.object({ id: Id.optional().catch(undefined) });
const Query = z.object({ lang: z.string().optional().catch(undefined) });

function unlessNotFound(failure: unknown): undefined {
  if (failure instanceof Failure && failure.code === 'not_found') return undefined;
  throw failure;
}

/** The pages of recalls, which scan pages and emails lead to. Readable without a script, as scan pages are. */
export function recallPage({ find, pages, load = loadPageBuild }: Options) {
  let build: PageBuild | undefined;
  const answer = async ({ params, query, accepted }: Opened) => {
    const loaded = (build ??= await load());
    if (!loaded) return { status: 503 as const, text: 'The scan page is not built: npm run build makes it.' };
    const { id } = Params.parse(params);
    const recall = id === undefined ? undefined : await find(id).catch(unlessNotFound);
    const chosen = Query.parse(query).lang;
    const languages = pageLanguage({ chosen, accepted, otherwise: recall?.language ?? 'en' });
    const parts = pages.ofRecall(loaded, recall, languages);
    return { status: recall ? 200 : 404, language: languages.language, parts };
  };
  return ['/recalls/:id', '/recalls/:id/'].map((path) => ({ path, answer }));
}
