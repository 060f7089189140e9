import {
  CopyObjectCommand,
  CreateBucketCommand,
  PutPublicAccessBlockCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { inTurn } from '../../../functions/suppliers/in-turn'
import { versionPages } from '../bucket-versions'

interface FileVersion {
  readonly modifiedAt: number
  /** None where the file was deleted. */
  readonly versionId?: string
  readonly bytes: number
}

/** The files of a bucket as they were at a moment, by their keys. */
export async function filesAt(
  client: S3Client,
  bucket: string,
  at: Date,
): Promise<ReadonlyMap<string, FileVersion>> {
  const files = new Map<string, FileVersion>()
  const take = (Key = '', version: FileVersion) => {
    const newest = files.get(Key)?.modifiedAt ?? Number.NEGATIVE_INFINITY
    if (version.modifiedAt <= at.getTime() && version.modifiedAt > newest) files.set(Key, version)
  }
  for await (const { Versions = [], DeleteMarkers = [] } of versionPages(client, bucket)) {
    for (const { Key, VersionId = '', LastModified, Size = 0 } of Versions)
      take(Key, { modifiedAt: Number(LastModified), versionId: VersionId, bytes: Size })
    for (const { Key, LastModified } of DeleteMarkers)
      take(Key, { modifiedAt: Number(LastModified), bytes: 0 })
  }
  for (const [key, { versionId }] of files) if (versionId === undefined) files.delete(key)
  return files
}

interface Files {
  readonly count: number
  readonly bytes: number
}

/**
 * Copies the files of a bucket as they were at a moment into a new one, closed to the public.
 * @returns what was to be copied, and what is there now
 */
export async function restoreFiles(
  client: S3Client,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<{ readonly wanted: Files; readonly there: Files }> {
  await client.send(new CreateBucketCommand({ Bucket: to }))
  const [BlockPublicAcls, IgnorePublicAcls] = [true, true]
  const [BlockPublicPolicy, RestrictPublicBuckets] = [true, true]
  const PublicAccessBlockConfiguration = {
    BlockPublicAcls,
    IgnorePublicAcls,
    BlockPublicPolicy,
    RestrictPublicBuckets,
  }
  await client.send(new PutPublicAccessBlockCommand({ Bucket: to, PublicAccessBlockConfiguration }))
  const files = await filesAt(client, from, at)
  const copy = async ([Key, { versionId }]: [string, FileVersion]) => {
    const source = `${from}/${Key.split('/').map(encodeURIComponent).join('/')}`
    const CopySource = `${source}?versionId=${versionId}`
    await client.send(new CopyObjectCommand({ Bucket: to, Key, CopySource }))
  }
  await inTurn([...files], copy, { atOnce: 20 })
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0)
  return { wanted: { count: files.size, bytes }, there: await filesIn(client, to) }
}

async function filesIn(client: S3Client, Bucket: string): Promise<Files> {
  const sum = { count: 0, bytes: 0 }
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Size = 0 } of Contents) {
      sum.count += 1
      sum.bytes += Size
    }
  return sum
}
