import type { FeatureType } from '@qrigin/domain/declaration';
import type { MailedOf, SweptOf } from '@qrigin/domain/features';
import type { ProductPart } from '@qrigin/domain/products';
import type { ExportPart, OrgCtx } from './db/index.ts';
import type { FeatureDeps, Serve } from './http/serve.ts';
import type { Figure } from './http/watch/security-metrics.ts';
import type { MailKind } from './mail/mail-kind.ts';
import { addNoticeWords, type NoticeWords } from './mail/notice-words.ts';
import type { OperatorPart } from './operator/command.ts';
import type { Chore } from './queue/erase.ts';
import type { HandledJob, JobDeps } from './queue/handle.ts';

type Jobs = readonly HandledJob[];

/** A part of a product that a feature copies when the product is duplicated, in the same transaction. */
export type CopiedWithProduct = {
  part: ProductPart;
  copy: (ctx: OrgCtx, from: string, to: string) => Promise<void>;
};

/** What routes of a feature are made with: what the engine has for them, and what other features bring. */
export type RouteDeps = FeatureDeps & { copiedWithProduct: readonly CopiedWithProduct[] };

/** What a feature does on the server. What it is about, it declares in the domain. */
export type ServerFeature = {
  /** The group in which the API page shows its calls. */
  name: string;
  routes?: ((serve: Serve, deps: RouteDeps) => void) | undefined;
  /** Only the worker loads them. */
  jobs?: (() => Promise<{ jobs: (deps: JobDeps) => Jobs | Promise<Jobs> }>) | undefined;
  mails?: readonly MailKind[] | undefined;
  /** What `/metrics` tells of it from the database. */
  figures?: readonly Figure[] | undefined;
  /** What operators can run. Only their program loads it. */
  operator?: (() => Promise<OperatorPart>) | undefined;
  copiedWithProduct?: CopiedWithProduct | undefined;
  /** What of its tables goes into the export of an organisation. */
  exported?: ExportPart | undefined;
  /** What the nightly sweep does for it, by the name used to report a failure. */
  chores: Readonly<Record<string, Chore>>;
};

type Optional = 'routes' | 'jobs' | 'mails' | 'figures' | 'operator' | 'copiedWithProduct' | 'exported';
type Parts = Pick<ServerFeature, Optional> & {
  /** What the nightly sweep has to do beside erasing. */
  chores?: ServerFeature['chores'];
};
/** One for each thing that the feature declares to be kept for a time and erased by the nightly sweep. */
type Erasers<F> = [SweptOf<F>] extends [never]
  ? { erasers?: never }
  : { erasers: Readonly<Record<SweptOf<F>, Chore>> };
/** What emails say about each kind of notice that the feature declares to be mailed. */
type Words<F> = [MailedOf<F>] extends [never]
  ? { noticeWords?: never }
  : { noticeWords: Readonly<Record<MailedOf<F>, NoticeWords>> };

/** A feature of the server, held to what it declares in the domain. */
export function serverFeature<F extends FeatureType>(
  { name }: F,
  { chores, erasers, noticeWords, ...parts }: Parts & Erasers<F> & Words<F>,
): ServerFeature {
  addNoticeWords(noticeWords ?? {});
  return { name, ...parts, chores: { ...erasers, ...chores } };
}
