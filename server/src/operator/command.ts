import type { Db } from '../db/index.ts';
import type { ApiEnv } from '../env.ts';
import type { JobCtx } from '../queue/handle.ts';
import type { Act } from './act.ts';

export type CodeKeys = ApiEnv['CODE_KEYS'];
type Asked = { args: string[]; keys: CodeKeys };
/** The lines to print, all at the end or each as it comes. */
type Lines = Promise<string[]> | AsyncIterable<string>;

/** How the command of a feature reaches the database: as a job does. */
export type OperatorCtx = JobCtx;

/** A command either reads, or it is an act: then someone does it for a reason, and both are recorded. */
export type Command<Ctx = OperatorCtx> = {
  usage: string;
  says: string;
  /** Which connection it needs. */
  as: 'DATABASE_URL' | 'WORKER_DATABASE_URL';
} & ({ read(ctx: Ctx, asked: Asked): Lines } | { act(ctx: Ctx, asked: Asked, act: Act): Lines });

/** Something that can be taken down; `shown` is how it is called in answers. */
export type Blockable = { subject: string; organisationId: string; shown: string };
/** Finds it by what an operator has of it. */
export type FindBlockable = (db: Db, text: string, keys: CodeKeys) => Promise<Blockable>;

/** By the word that `block` takes for it. */
export type Blockables = Readonly<Partial<Record<'organisation' | 'code' | 'file', FindBlockable>>>;
export type Commands<Ctx = OperatorCtx> = Readonly<Record<string, Command<Ctx>>>;

/** What a feature has for operators. */
export type OperatorPart = { commands?: Commands; blockable?: Blockables };
