import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { CallOf } from '#shared/api/contract'
import type { Routes } from '#shared/api/routes'
import { uploadPartBytes } from '#shared/media/upload-types'
import type { Bucket } from './bucket'
import { addressSeconds, fileStore } from './file-store'
import { incomingKey } from './incoming'

/** One request of an upload, as the browser is about to send it. */
export type UploadStep = CallOf<Routes['signMediaUpload']>['body']

interface FileToCome {
  readonly key: string
  readonly size: number
  readonly mimeType: string
}

/**
 * Addresses for uploads to the library: of a whole file, or of its parts, each of which is signed
 * with its length.
 */
export const uploadUrls = (bucket: Bucket) => ({
  sign({ key, size, mimeType }: FileToCome, step: UploadStep, now: Date): Promise<string> {
    const { client, name: Bucket } = bucket
    const { method, uploadId: UploadId, partNumber: PartNumber = 1 } = step
    const settings = { expiresIn: addressSeconds, signingDate: now }
    if (UploadId === undefined) {
      if (method === 'PUT') return fileStore(bucket).uploadUrl({ key, size, mimeType }, now)
      const create = new CreateMultipartUploadCommand({
        Bucket,
        Key: incomingKey(key),
        ContentType: mimeType,
      })
      return getSignedUrl(client, create, {
        ...settings,
        signableHeaders: new Set(['content-type']),
      })
    }
    const of = { Bucket, Key: incomingKey(key), UploadId }
    if (method === 'POST')
      return getSignedUrl(client, new CompleteMultipartUploadCommand(of), settings)
    if (method === 'GET') return getSignedUrl(client, new ListPartsCommand(of), settings)
    if (method === 'DELETE')
      return getSignedUrl(client, new AbortMultipartUploadCommand(of), settings)
    const ContentLength = Math.min(uploadPartBytes, size - (PartNumber - 1) * uploadPartBytes)
    return getSignedUrl(
      client,
      new UploadPartCommand({ ...of, PartNumber, ContentLength }),
      settings,
    )
  },
})
export type UploadUrls = ReturnType<typeof uploadUrls>
