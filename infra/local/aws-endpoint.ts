import { createServer, type IncomingMessage, type RequestListener } from 'node:http'

/**
 * The key pair of whoever runs the place: nothing is denied to it. A function has its own name for
 * an id, and the same secret.
 */
export const localCredentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const

/**
 * The function that signed a request, in a header or in its address; undefined for whoever runs the
 * place.
 */
export function callerOf({
  headers,
  url = '',
}: Pick<IncomingMessage, 'headers' | 'url'>): string | undefined {
  const inAddress = /[?&]X-Amz-Credential=([^&]+)/.exec(url)?.[1]
  const credential =
    /Credential=([^,\s]+)/.exec(headers.authorization ?? '')?.[1] ??
    decodeURIComponent(inAddress ?? '')
  const [id = ''] = credential.split('/')
  return id === '' || id === localCredentials.accessKeyId ? undefined : id
}

export interface AwsEndpoint {
  readonly endpoint: string
  stop(): Promise<void>
}

/**
 * Keep-alive longer than the clients' own, or they might send a request just as it closes. Client
 * and server share a process, which a busy machine may pause for seconds.
 */
export const keptOpenMs = 65_000

/** Serves one of AWS's protocols on a free loopback port. */
export async function startAwsEndpoint(listener: RequestListener): Promise<AwsEndpoint> {
  const server = createServer(listener)
  server.keepAliveTimeout = keptOpenMs
  const endpoint = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string')
        reject(new Error('The system gave no port'))
      else resolve(`http://127.0.0.1:${address.port}`)
    })
  })
  return {
    endpoint,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
