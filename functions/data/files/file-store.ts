import { awsSigner } from '../../runtime/aws-signer'
import { addressOf, askStorage, type Bucket, storageRefused } from './storage-request'

/** A file as it was announced: just so it has to be put. */
export interface AnnouncedFile {
  readonly key: string
  readonly size: number
  readonly mimeType: string
}

/** Files that people put into our storage and read from it themselves, by addresses that are signed for a while. */
export interface FileStore {
  /** Where to PUT a file, with its type and its size as headers; anything else is refused by the storage. */
  uploadUrl(file: AnnouncedFile, now: Date): Promise<string>
  /** Where to read a file from; it is saved under that name. */
  downloadUrl(file: { readonly key: string; readonly name: string }, now: Date): Promise<string>
  /** What is there under a key. */
  find(key: string): Promise<{ readonly size: number } | undefined>
  /** Deletes a file; one that is not there is no failure. */
  remove(key: string): Promise<void>
}

/** How long a signed address holds. */
export const addressSeconds = 15 * 60

export function fileStore(bucket: Bucket): FileStore {
  return {
    uploadUrl: ({ key, size, mimeType }, now) => {
      const headers = { 'content-length': String(size), 'content-type': mimeType }
      return signedUrl(bucket, { method: 'PUT', key, headers, query: {}, now })
    },
    downloadUrl: ({ key, name }, now) => {
      const query = { 'response-content-disposition': `attachment; filename*=UTF-8''${encoded(name)}` }
      return signedUrl(bucket, { method: 'GET', key, headers: {}, query, now: steady(now) })
    },
    async find(key) {
      const response = await askStorage(bucket, { method: 'HEAD', key })
      if (response.ok) return { size: Number(response.headers.get('content-length') ?? 0) }
      if (response.status === 404) return undefined
      throw storageRefused('HEAD', response.status)
    },
    async remove(key) {
      const response = await askStorage(bucket, { method: 'DELETE', key })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw storageRefused('DELETE', response.status)
    },
  }
}

interface Signing {
  readonly method: 'GET' | 'PUT'
  readonly key: string
  /** What the caller has to send just so. */
  readonly headers: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly now: Date
}

async function signedUrl(bucket: Bucket, { method, key, headers, query, now }: Signing): Promise<string> {
  const { origin, host, path } = addressOf(bucket, key)
  const request = {
    ...{ method, protocol: 'https:', hostname: host, path },
    query: { ...query },
    headers: { ...headers, host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
  }
  const signed = await awsSigner('s3').presign(request, { expiresIn: addressSeconds, signingDate: now })
  const search = Object.entries(signed.query ?? {}).map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
  return `${origin}${path}?${search.join('&')}`
}

/** The same address for five minutes, so that a browser keeps a picture that it has shown already. */
const steadyMs = 5 * 60_000
const steady = (now: Date): Date => new Date(Math.floor(now.getTime() / steadyMs) * steadyMs)

/** Percent-encoding of RFC 3986: encodeURIComponent leaves five characters that it does not. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
