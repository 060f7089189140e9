import {
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3'

/** Pages of all versions of a bucket's files and markers of deletions, newest first for each file. */
export async function* versionPages(
  client: S3Client,
  Bucket: string,
): AsyncGenerator<Pick<ListObjectVersionsCommandOutput, 'Versions' | 'DeleteMarkers'>> {
  let next: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined =
    {}
  while (next !== undefined) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket, ...next }),
    )
    yield page
    next = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
      : undefined
  }
}
