import type { IncomingMessage } from 'node:http'

/**
 * Reads a whole body and stops at the limit: what is over it is never kept.
 * @returns undefined when it is too large
 * @throws Error when the caller goes away before its end
 */
export async function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
