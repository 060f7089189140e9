import type { IncomingMessage } from 'node:http'

export type BodyOutcome =
  | { readonly kind: 'read'; readonly body: Buffer | undefined }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'aborted' }

/** Whether a request carries a body at all: most do not, and need not wait for one. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** Reads a whole body and stops at the limit: what is over it is never kept. `done` is called exactly once. */
export function readBody(request: IncomingMessage, limitBytes: number, done: (outcome: BodyOutcome) => void): void {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
    done({ kind: 'too-large' })
    return
  }
  const chunks: Buffer[] = []
  let size = 0
  let settled = false
  const settle = (outcome: BodyOutcome) => {
    if (settled) return
    settled = true
    done(outcome)
  }
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > limitBytes) settle({ kind: 'too-large' })
    else if (!settled) chunks.push(chunk)
  })
  request.on('end', () => settle({ kind: 'read', body: bodyOf(chunks) }))
  request.on('error', () => settle({ kind: 'aborted' }))
  request.on('close', () => settle({ kind: 'aborted' }))
}

function bodyOf(chunks: readonly Buffer[]): Buffer | undefined {
  const [only] = chunks
  if (only === undefined) return undefined
  return chunks.length === 1 ? only : Buffer.concat(chunks)
}
