import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { withCharset } from '../../config/content-types'
import { appPage, cachingOf, pageOf } from '../../config/page-files'

export interface StaticFiles {
  /**
   * Answers a request for the app: a file, the file of a public page, or the one page for every
   * other address without a dot.
   */
  serve(request: IncomingMessage, response: ServerResponse, path: string): void
}

/**
 * Serves the built app as the edge does: hashed files for a year, others asked after each time, the
 * page itself never kept, Brotli or gzip. Files are read at the start, beside those that are `made` (text by path), so no
 * path can lead outside the folder, and building anew does not disturb a running server.
 */
export function staticFiles(
  folder: string,
  edgeHeaders: readonly string[],
  made: Readonly<Record<string, string>> = {},
): StaticFiles {
  const files = new Map(
    listFiles(folder).map((path) => [path, fileOf(path, readFileSync(join(folder, path)))]),
  )
  for (const [path, text] of Object.entries(made)) files.set(path, fileOf(path, Buffer.from(text)))
  return {
    serve(request, response, path) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        plain(response, edgeHeaders, {
          status: 405,
          text: 'Method Not Allowed',
          allow: 'GET, HEAD',
        })
        return
      }
      const isSignedIn = /(?:^|; )TOKEN=/.test(request.headers.cookie ?? '')
      const page = pageOf(path, isSignedIn)
      const file = files.get(page) ?? (path.includes('.') ? undefined : files.get(appPage))
      if (file === undefined) plain(response, edgeHeaders, { status: 404, text: 'Not Found' })
      else void sendFile({ request, response, file, edgeHeaders })
    },
  }
}

interface StaticFile {
  readonly type: string
  readonly shrinks: boolean
  readonly cacheControl: string
  /** The bytes in an encoding, compressed at the first request for them. */
  bytes(encoding: Encoding): Promise<{ readonly body: Buffer; readonly etag: string }>
}

function fileOf(path: string, content: Buffer): StaticFile {
  const encodings = new Map<Encoding, Promise<{ body: Buffer; etag: string }>>()
  const make = async (encoding: Encoding) => {
    const body = await encode(content, encoding)
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  }
  return {
    ...fileTypeOf(path),
    cacheControl: cachingOf(path),
    bytes(encoding) {
      const bytes = encodings.get(encoding) ?? make(encoding)
      encodings.set(encoding, bytes)
      return bytes
    },
  }
}

interface Sending {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly file: StaticFile
  readonly edgeHeaders: readonly string[]
}

async function sendFile({ request, response, file, edgeHeaders }: Sending): Promise<void> {
  const encoding = file.shrinks ? encodingFor(request.headers['accept-encoding']) : 'identity'
  try {
    const { body, etag } = await file.bytes(encoding)
    const isUnchanged = request.headers['if-none-match']?.includes(etag) === true
    response.writeHead(isUnchanged ? 304 : 200, [
      ...edgeHeaders,
      'content-type',
      withCharset(file.type),
      'cache-control',
      file.cacheControl,
      'etag',
      etag,
      'vary',
      'accept-encoding',
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...(isUnchanged ? [] : ['content-length', String(body.length)]),
    ])
    response.end(isUnchanged || request.method === 'HEAD' ? undefined : body)
  } catch {
    plain(response, edgeHeaders, { status: 500, text: 'The file could not be read' })
  }
}

function plain(
  response: ServerResponse,
  edgeHeaders: readonly string[],
  { status, text, allow }: { status: number; text: string; allow?: string },
): void {
  const headers = [
    ...edgeHeaders,
    'content-type',
    'text/plain; charset=utf-8',
    'cache-control',
    'no-store',
  ]
  response.writeHead(status, [...headers, ...(allow === undefined ? [] : ['allow', allow])])
  response.end(text)
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a browser takes, of those that we have: Brotli, then gzip, then none. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const acceptedEncodings = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  )
  if (acceptedEncodings.has('br')) return 'br'
  return acceptedEncodings.has('gzip') || acceptedEncodings.has('*') ? 'gzip' : 'identity'
}

/**
 * Compresses off the main thread. Quality 6 of 11 is within 1 % of quality 9, for an eighth of its
 * processor time.
 */
export async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 9 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return brotliAsync(bytes, { params })
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Content types of what the app is built from, and whether they shrink when compressed. */
const types: Readonly<Record<string, { readonly type: string; readonly shrinks: boolean }>> = {
  html: { type: 'text/html', shrinks: true },
  js: { type: 'text/javascript', shrinks: true },
  css: { type: 'text/css', shrinks: true },
  svg: { type: 'image/svg+xml', shrinks: true },
  json: { type: 'application/json', shrinks: true },
  webmanifest: { type: 'application/manifest+json', shrinks: true },
  txt: { type: 'text/plain', shrinks: true },
  ico: { type: 'image/x-icon', shrinks: true },
  png: { type: 'image/png', shrinks: false },
  jpg: { type: 'image/jpeg', shrinks: false },
  webp: { type: 'image/webp', shrinks: false },
  avif: { type: 'image/avif', shrinks: false },
  woff2: { type: 'font/woff2', shrinks: false },
}

function fileTypeOf(path: string): { readonly type: string; readonly shrinks: boolean } {
  return (
    types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? {
      type: 'application/octet-stream',
      shrinks: false,
    }
  )
}
