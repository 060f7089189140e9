import { DeleteObjectsCommand, type S3Client } from '@aws-sdk/client-s3'
import { versionPages } from '../bucket-versions'
import { OperateFailure } from '../operate-failure'

/**
 * Deletes every version of every file of a bucket, and every marker of a deletion.
 * @throws OperateFailure that names the first file that S3 does not let go
 */
export async function emptyBucket(client: S3Client, Bucket: string): Promise<number> {
  let count = 0
  for await (const { Versions = [], DeleteMarkers = [] } of versionPages(client, Bucket)) {
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({
      Key,
      VersionId,
    }))
    if (Objects.length === 0) continue // S3 refuses an empty list
    const Delete = { Objects, Quiet: true }
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }))
    const [failure] = Errors
    if (failure !== undefined)
      throw new OperateFailure(
        `${Bucket} can’t be emptied: ${failure.Key}, ${failure.Message ?? failure.Code}.`,
      )
    count += Objects.length
  }
  return count
}
