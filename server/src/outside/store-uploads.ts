import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

const MIB = 1024 * 1024;

/** A store takes at most 10,000 parts, so they grow: 44 TB of parts of 8 MiB would not fit, 430 GB of these do. */
const partBytes = (number: number) => (1 + Math.floor(number / 1000)) * 8 * MIB;

/** As much as a part takes; the last one is what is left. */
async function* inParts(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let [bytes, count] = [0, 0];
  for await (const chunk of body) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes(count)) continue;
    yield Buffer.concat(waiting, bytes);
    [waiting, bytes, count] = [[], 0, count + 1];
  }
  if (bytes > 0 || count === 0) yield Buffer.concat(waiting, bytes);
}

type Place = { Bucket: string; Key: string };

/** Sends an object whose length no one knows yet, a part at a time. If it fails, the store keeps nothing of it. */
export async function upload(client: S3Client, place: Place, body: AsyncIterable<Buffer>): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
  const own = { ...place, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    for await (const Body of inParts(body)) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...own, PartNumber, Body }));
      Parts.push({ ETag, PartNumber });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...own, MultipartUpload: { Parts } }));
  } catch (error) {
    // What failed first is what counts; an upload that is still there is found by the next night.
    await client.send(new AbortMultipartUploadCommand(own)).catch(() => undefined);
    throw error;
  }
}

type Begun = { bucket: string; prefix: string; before?: Date | undefined };

/** Ends uploads below a prefix, as those of a process that was killed; all of them, or those begun before then. */
export async function abortUploads(client: S3Client, { bucket, prefix, before }: Begun): Promise<number> {
  let aborted = 0;
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
  while (marker) {
    const page: Awaited<ReturnType<typeof list>> = await list(client, { bucket, prefix, marker });
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (before && Initiated && Initiated >= before) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
      aborted += 1;
    }
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    marker = page.IsTruncated ? { KeyMarker, UploadIdMarker } : undefined;
  }
  return aborted;
}

type Listing = Omit<Begun, 'before'> & { marker: object };

function list(client: S3Client, { bucket, prefix, marker }: Listing) {
  return client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...marker }));
}
