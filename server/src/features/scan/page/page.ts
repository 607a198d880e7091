import { type Code, normaliseCode } from '@qrigin/domain/qr';
import type { Overview } from '@qrigin/domain/scan';
import { z } from 'zod';
import type { Caller } from '../../../db/index.ts';
import { createDrawnPages, type DrawnPages } from './drawn-pages.ts';
import { loadPageBuild, type PageBuild } from './page-build.ts';

/** What is known about a code; `undefined` when no one here has issued it. */
export type LoadOverview = (code: Code, caller: Caller) => Promise<Overview | undefined>;

/** Pages on the subdomains of organisations. */
export type TenantScans = {
  /** What is printed in front of every code, and where any code opens. */
  base: string;
  /** Whether the code is of the organisation that holds the subdomain. */
  isOwn(subdomain: string, code: Code, caller: Caller): Promise<boolean>;
};

/** How a page was asked for; `tenant` is the subdomain of an organisation, where it was one. */
type Opened = { params: unknown; query: unknown; tenant: string | undefined; caller: Caller };

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
const Asked = z.object({ code: z.string().optional().catch(undefined) });

/** The scan pages, ready to be served: a code's own, and the form that leads to it. */
export function scanPage(
  look: LoadOverview,
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

  async function show({ code }: Typed, caller: Caller) {
    // In development it may come a moment after the api.
    const loaded = (build ??= await load());
    if (!loaded) return { status: 503 as const, text: 'The scan page is not built: npm run build makes it.' };
    const overview = code === undefined ? undefined : await look(code, caller);
    if (!overview) return { status: 404, draw: () => pages.ofUnknown(loaded, code) };
    const { scriptHash } = loaded;
    return { status: 200, scriptHash, draw: () => pages.ofPack(loaded, overview) };
  }

  return ROOTS.flatMap((root) => [
    ...CODE_PATHS.map((path) => ({
      path: root + path,
      onTenantHosts: true as const,
      answer: async ({ params, tenant, caller }: Opened) => {
        const typed = read(Asked.parse(params).code ?? '');
        const away = tenant === undefined ? undefined : await redirectFrom(tenant, typed, caller);
        return away ?? show(typed, caller);
      },
    })),
    { path: root, answer: async ({ query }: Opened) => redirectTo(Asked.parse(query).code ?? '') },
  ]);
}

/** Where the form leads. Without a code there is nothing to look for, and the home page tells what this is about. */
function redirectTo(typed: string) {
  const text = typed.trim();
  if (text === '') return { status: 302 as const, location: '/' };
  return { status: 303 as const, location: `/scan/${toPath(read(text))}` };
}
