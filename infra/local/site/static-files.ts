import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { appPage, pageOf } from '../../config/page-files'
import { type Encoding, encode, encodingFor } from './encodings'
import { fileTypeOf } from './file-types'

export interface StaticFiles {
  /** Answers a request for the app: a file, the file of a public page, or the one page for every other address without a dot. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): void
}

/**
 * Serves the built app as the edge does: hashed files for a year, the page itself never kept, Brotli or gzip. Files are
 * read at the start, so no path can lead outside the folder, and building anew does not disturb a running server.
 */
export function staticFiles(folder: string, edgeHeaders: readonly string[]): StaticFiles {
  const files = new Map(listFiles(folder).map((path) => [path, fileAt(folder, path)]))
  return {
    serve(request, response, path) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        plain(response, edgeHeaders, { status: 405, text: 'Method Not Allowed', allow: 'GET, HEAD' })
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

function fileAt(folder: string, path: string): StaticFile {
  const content = readFileSync(join(folder, path))
  const known = new Map<Encoding, Promise<{ body: Buffer; etag: string }>>()
  const make = async (encoding: Encoding) => {
    const body = await encode(content, encoding)
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  }
  return {
    ...fileTypeOf(path),
    cacheControl: path.endsWith('.html') ? 'no-store' : 'public, max-age=31536000, immutable',
    bytes(encoding) {
      const bytes = known.get(encoding) ?? make(encoding)
      known.set(encoding, bytes)
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
    const unchanged = request.headers['if-none-match']?.includes(etag) === true
    response.writeHead(unchanged ? 304 : 200, [
      ...edgeHeaders,
      ...['content-type', file.type, 'cache-control', file.cacheControl, 'etag', etag, 'vary', 'accept-encoding'],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...(unchanged ? [] : ['content-length', String(body.length)]),
    ])
    response.end(unchanged || request.method === 'HEAD' ? undefined : body)
  } catch {
    plain(response, edgeHeaders, { status: 500, text: 'The file could not be read' })
  }
}

function plain(
  response: ServerResponse,
  edgeHeaders: readonly string[],
  { status, text, allow }: { status: number; text: string; allow?: string },
): void {
  const headers = [...edgeHeaders, 'content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store']
  response.writeHead(status, [...headers, ...(allow === undefined ? [] : ['allow', allow])])
  response.end(text)
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
