import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { withCharset } from '../../config/content-types'
import { localCredentials } from '../aws-endpoint'

export interface Media {
  /** Answers a request for an object of the media bucket. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): void
  stop(): void
}

interface MediaOptions {
  readonly endpoint: string
  readonly bucket: string
  readonly edgeHeaders: readonly string[]
}

/**
 * Serves /media from its bucket, as the edge does: parts of a film by Range, 404 for what is not
 * there.
 */
export function mediaFrom({ endpoint, bucket, edgeHeaders }: MediaOptions): Media {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: localCredentials,
  })
  const refuse = (response: ServerResponse, status: number, text: string) => {
    response.writeHead(status, [
      ...edgeHeaders,
      'content-type',
      'text/plain; charset=utf-8',
      'cache-control',
      'no-store',
    ])
    response.end(text)
  }
  const send = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    const range = request.headers.range
    const object = await client.send(
      new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ...(range === undefined ? {} : { Range: range }),
      }),
    )
    const headers = {
      'content-type': withCharset(object.ContentType ?? 'application/octet-stream'),
      'cache-control': object.CacheControl ?? 'public, max-age=86400',
      'accept-ranges': 'bytes',
      etag: object.ETag,
      'content-length': object.ContentLength?.toString(),
      'content-range': object.ContentRange,
    }
    const headerLines = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [name, value],
    )
    response.writeHead(object.ContentRange === undefined ? 200 : 206, [
      ...edgeHeaders,
      ...headerLines,
    ])
    if (request.method === 'HEAD' || !isReadable(object.Body)) response.end()
    else pipeline(object.Body, response, () => undefined)
  }
  return {
    serve(request, response, path) {
      const key = path.slice('/media/'.length)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        refuse(response, 405, 'Method Not Allowed')
      else if (hasControls(key)) refuse(response, 400, 'Bad Request')
      else if (!isPublic(key)) refuse(response, 404, 'Not Found')
      else
        send(request, response, key).catch((error: unknown) => {
          if (response.headersSent) response.destroy()
          else refuse(response, statusOf(error), 'Not Found')
        })
    },
    stop: () => client.destroy(),
  }
}

/** Rejects path tricks and keys below private/, which are readable only by signed URLs. */
function isPublic(key: string): boolean {
  const parts = key.split('/')
  return (
    parts[0] !== 'private' && !parts.some((part) => part === '' || part === '.' || part === '..')
  )
}

/** No key has a control character, as it is or as `%00`. */
const hasControls = (key: string): boolean => /\p{Cc}|%[01][0-9a-f]|%7f/iu.test(key)

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body
}

function statusOf(error: unknown): number {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidRange') return 416
  return name === 'NoSuchKey' || name === 'NotFound' ? 404 : 502
}
