import { createServer } from 'node:http'
import { listenOnce } from './listen-once'

/**
 * A server that takes what the error-reporting service takes: envelopes, a line of JSON each part.
 */
export async function sentryDouble() {
  const envelopes: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.method === 'POST') envelopes.push(String(Buffer.concat(chunks)))
    response
      .writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
      .end('{}')
  })
  const address = await listenOnce(server)
  return {
    dsn: `${address.replace('http://', 'http://key@')}/42`,
    /** The payloads of a kind, such as `event`, `transaction` or `session`. */
    payloads: (kind: string): Record<string, unknown>[] =>
      envelopes.flatMap((text) => {
        const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
        return lines.filter((_line, at) => at > 1 && lines[at - 1]?.type === kind)
      }),
    stop: () => server.close(),
  }
}
