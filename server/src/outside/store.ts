import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StoreEnv } from '../env.ts';
import { abortUploads, upload } from './store-uploads.ts';

/** What the sender has said of the file; the store refuses any other. */
type Announced = {
  mimeType: string;
  md5: Buffer;
  /** Left out when it is not known to the byte. */
  bytes?: number | undefined;
};

type StoredObject = {
  body: Readable;
  /** Of this answer, which may be a part. */
  bytes: number;
  etag: string;
  /** As `Content-Range` has it; undefined when this is the whole. */
  range: string | undefined;
};

export type Store = {
  /** An address for one PUT of exactly this file, and the headers that belong to it. */
  presignPut(key: string, announced: Announced): Promise<{ url: string; headers: Record<string, string> }>;
  /** Undefined when there is no such object. */
  bytesOf(key: string): Promise<number | undefined>;
  /** Undefined when there is no such object; throws `RangeError` for a part that it does not have. */
  read(key: string, range?: string): Promise<StoredObject | undefined>;
  put(key: string, body: Buffer): Promise<void>;
  /** Stores what comes, however much: a part is in memory at a time. If it fails, nothing is stored. */
  upload(key: string, body: AsyncIterable<Buffer>): Promise<void>;
  /** Ends uploads below a prefix that nobody has finished, or those of them that were begun before then; answers how many. */
  abortUploads(prefix: string, before?: Date): Promise<number>;
  /** Fails when the source is no longer the version of this tag. */
  copy(from: string, to: string, etag: string): Promise<void>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncGenerator<{ key: string; bytes: number; changedAt: Date }>;
  /** The names right below a prefix that ends in a slash. */
  folders(prefix: string): AsyncGenerator<string>;
  /** Makes the bucket if it is missing, and lets pages of this origin send files. */
  prepare(appOrigin: string): Promise<void>;
  close(): void;
};

const PRESIGNED_SECONDS = 300;
/** Without a signed length, so that less can come of it. */
const PRESIGNED_SECONDS_INEXACT = 60;

/** What browsers send with a file; all of it is signed. */
const SIGNED = ['content-type', 'content-md5', 'if-none-match'];

function clientAt(endpoint: string, env: StoreEnv): S3Client {
  return new S3Client({
    endpoint,
    region: env.STORE_REGION,
    credentials: { accessKeyId: env.STORE_ACCESS_KEY, secretAccessKey: env.STORE_SECRET_KEY },
    forcePathStyle: true,
    // Stores other than AWS do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2000, socketTimeout: 15_000 },
  });
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** Undefined instead of the store's 404. */
async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** The address of a PUT that is good for one object that is not there yet, of these bytes and of this type. */
async function presign(client: S3Client, Bucket: string, Key: string, { mimeType, md5, bytes }: Announced) {
  const command = new PutObjectCommand({
    Bucket,
    Key,
    ContentType: mimeType,
    ContentMD5: md5.toString('base64'),
    ...(bytes === undefined ? {} : { ContentLength: bytes }),
    IfNoneMatch: '*',
  });
  const url = await getSignedUrl(client, command, {
    expiresIn: bytes === undefined ? PRESIGNED_SECONDS_INEXACT : PRESIGNED_SECONDS,
    signableHeaders: new Set(['host', 'content-length', ...SIGNED]),
    unhoistableHeaders: new Set(SIGNED),
  });
  // A browser sets the length itself.
  const headers = {
    'content-type': mimeType,
    'content-md5': md5.toString('base64'),
    'if-none-match': '*',
  };
  return { url, headers };
}

async function read(client: S3Client, Bucket: string, Key: string, range?: string) {
  try {
    const command = new GetObjectCommand({ Bucket, Key, ...(range === undefined ? {} : { Range: range }) });
    const { Body, ContentLength = 0, ContentRange, ETag = '' } = await client.send(command);
    if (Body === undefined || !('pipe' in Body)) throw new Error('the store answered without a body');
    return { body: Body, bytes: ContentLength, etag: ETag, range: ContentRange };
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    if (statusOf(error) === 416) throw new RangeError('no such part', { cause: error });
    throw error;
  }
}

async function* list(client: S3Client, Bucket: string, Prefix: string) {
  let token: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token }));
    for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
      yield { key: Key, bytes: Size, changedAt: LastModified };
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

/** The names right below the prefix, without what is in them. */
async function* folders(client: S3Client, Bucket: string, Prefix: string) {
  let token: string | undefined;
  do {
    const command = new ListObjectsV2Command({ Bucket, Prefix, Delimiter: '/', ContinuationToken: token });
    const page = await client.send(command);
    for (const { Prefix: found = '' } of page.CommonPrefixes ?? []) yield found.slice(Prefix.length, -1);
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

async function prepare(client: S3Client, Bucket: string, appOrigin: string): Promise<void> {
  const found = await unlessMissing(client.send(new HeadBucketCommand({ Bucket })));
  // Two workers may come here at once; to its owner the store answers a second time as the first.
  if (!found) await client.send(new CreateBucketCommand({ Bucket }));
  const rule = {
    AllowedOrigins: [appOrigin],
    AllowedMethods: ['PUT'],
    AllowedHeaders: SIGNED,
    MaxAgeSeconds: 600,
  };
  const command = new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } });
  await client.send(command);
}

/** The bucket for files. Nothing is asked of it before the first call. */
export function connectStore(env: StoreEnv): Store {
  const Bucket = env.STORE_BUCKET;
  const client = clientAt(env.STORE_URL, env);
  const publicClient = clientAt(env.STORE_PUBLIC_URL ?? env.STORE_URL, env);
  return {
    presignPut: (key, announced) => presign(publicClient, Bucket, key, announced),
    async bytesOf(key) {
      const found = await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key: key })));
      return found && (found.ContentLength ?? 0);
    },
    read: (key, range) => read(client, Bucket, key, range),
    async put(key, body) {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body }));
    },
    upload: (key, body) => upload(client, { Bucket, Key: key }, body),
    abortUploads: (prefix, before) => abortUploads(client, { bucket: Bucket, prefix, before }),
    async copy(from, to, etag) {
      const CopySource = `${Bucket}/${from}`;
      await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource, CopySourceIfMatch: etag }));
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    list: (prefix) => list(client, Bucket, prefix),
    folders: (prefix) => folders(client, Bucket, prefix),
    prepare: (appOrigin) => prepare(client, Bucket, appOrigin),
    close() {
      client.destroy();
      publicClient.destroy();
    },
  };
}
