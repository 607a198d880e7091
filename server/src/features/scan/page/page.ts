import { isLanguage } from '@qrigin/domain/details';
import { type Code, normaliseCode } from '@qrigin/domain/qr';
import { z } from 'zod';
import type { Caller } from '../../../db/index.ts';
import type { FoundCode } from '../found-code.ts';
import { createDrawnPages, type DrawnPages } from './drawn-pages.ts';
import { loadPageBuild, type PageBuild } from './page-build.ts';
import { pageLanguage } from './page-language.ts';

/** What is known about a code; `undefined` when no one here has issued it. */
export type FindCode = (code: Code, caller: Caller) => Promise<FoundCode | undefined>;

/** Pages on the subdomains of organisations. */
export type TenantScans = {
  /** What is printed in front of every code, and where any code opens. */
  base: string;
  /** Whether the code is of the organisation that holds the subdomain. */
  isOwn(subdomain: string, code: Code, caller: Caller): Promise<boolean>;
};

/** How a page was asked for; `tenant` is the subdomain of an organisation, where it was one. */
type Opened = {
  params: unknown;
  query: unknown;
  tenant: string | undefined;
  /** Languages, the most wanted first. */
  accepted: readonly string[];
  caller: Caller;
};

type Options = {
  tenants?: TenantScans;
  load?: () => Promise<PageBuild | undefined>;
  pages?: DrawnPages;
};

/** As it is written, as it is printed, and as a keyboard begins a line. */
const ROOTS = ['/scan', '/SCAN', '/Scan'];
/** Some programs end an address with a slash before they open it. */
const CODE_PATHS = ['/:code', '/:code/'];

/** Longer than any code with all its spaces; what is cut off could not have made it one. */
const TYPED_MAX = 64;
/** What someone typed, and the code that it is, if it is one. */
type Typed = { text: string; code: Code | undefined };
const read = (text: string): Typed => ({ text, code: normaliseCode(text) });
/** What someone typed, as a part of an address. A cut may go through the middle of a character, which no address can hold. */
const toPath = ({ text, code }: Typed) => encodeURIComponent(code ?? text.slice(0, TYPED_MAX).toWellFormed());
const text = z.string().optional().catch(undefined);
const Asked = z.object({ code: text, lang: text });

/** The scan pages, ready to be served: a code's own, and the form that leads to it. */
export function scanPage(
  find: FindCode,
  { tenants, load = loadPageBuild, pages = createDrawnPages() }: Options = {},
) {
  let build: PageBuild | undefined;

  /**
   * No one shows a stranger's code under their own name, and no printed code dies with a name that was dropped: whatever
   * does not belong to the subdomain opens at its own address.
   */
  async function redirectFrom(subdomain: string, { text, code }: Typed, caller: Caller) {
    if (!tenants || (code !== undefined && (await tenants.isOwn(subdomain, code, caller)))) return undefined;
    const location = tenants.base + toPath({ text, code });
    return { status: 302 as const, location };
  }

  async function show({ code }: Typed, { query, accepted, caller }: Opened) {
    // In development it may come a moment after the api.
    const loaded = (build ??= await load());
    if (!loaded) return { status: 503 as const, text: 'The scan page is not built: npm run build makes it.' };
    const found = code === undefined ? undefined : await find(code, caller);
    const chosen = Asked.parse(query).lang;
    const languages = pageLanguage({ chosen, accepted, otherwise: found?.told?.language ?? 'en' });
    const { language } = languages;
    if (!found) return { status: 404, language, parts: pages.ofUnknown(loaded, code, languages) };
    const { scriptHash } = loaded;
    const parts = pages.ofPack(loaded, found, languages);
    return { status: 200, language, scriptHash, parts: parts instanceof Promise ? await parts : parts };
  }

  return ROOTS.flatMap((root) => [
    ...CODE_PATHS.map((path) => ({
      path: root + path,
      onTenantHosts: true as const,
      answer: async (opened: Opened) => {
        const { params, tenant, caller } = opened;
        const typed = read(Asked.parse(params).code ?? '');
        const away = tenant === undefined ? undefined : await redirectFrom(tenant, typed, caller);
        return away ?? show(typed, opened);
      },
    })),
    { path: root, answer: async ({ query }: Opened) => redirectTo(Asked.parse(query)) },
  ]);
}

/** Where the form leads. Without a code there is nothing to look for, and the home page tells what this is about. */
function redirectTo({ code = '', lang = '' }: z.output<typeof Asked>) {
  const typed = code.trim();
  if (typed === '') return { status: 302 as const, location: '/' };
  const chosen = isLanguage(lang) ? `?lang=${lang}` : '';
  return { status: 303 as const, location: `/scan/${toPath(read(typed))}${chosen}` };
}
