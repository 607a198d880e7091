import type { TestApi } from '../test-api.ts';
import type { Tenant } from './rows.ts';

/**
 * What a case needs beside values of the right form: a live code, a right password, a person who may be deleted. A
 * field of the body that is undefined here is left out.
 */
export type Arranged = {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
};

export type Arrange = (api: TestApi, token: string | undefined, home: Tenant) => Promise<Arranged>;
