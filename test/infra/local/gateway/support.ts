import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { handler as unknownAddress } from '../../../../functions/info/unknown-address'
import { createGateway, type GatewayOptions } from '../../../../infra/local/gateway'

export interface RunningGateway {
  readonly origin: string
  readonly port: number
  readonly failures: { name: string; error: unknown }[]
  stop(): Promise<void>
}

type Handlers = Record<string, (event: APIGatewayProxyEventV2, context: Context) => unknown>

/** A gateway on a free port whose routes are `'GET /api/x': handler`. */
export async function runGateway(
  handlers: Handlers,
  options: Partial<GatewayOptions> = {},
): Promise<RunningGateway> {
  const failures: RunningGateway['failures'] = []
  const gateway = createGateway({
    routes: Object.entries(handlers).map(([address, handler]) => {
      const [method = '', path = ''] = address.split(' ')
      return { method, path, name: address, load: async () => handler }
    }),
    unknown: async () => unknownAddress,
    elsewhere: (_, response) => response.writeHead(200).end('elsewhere'),
    edgeKey: 'edge-1',
    edgeHeaders: ['x-content-type-options', 'nosniff'],
    reportFailure: (name, error) => failures.push({ name, error }),
    ...options,
  })
  const server = createServer(gateway)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    failures,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Sends bytes as they are, where fetch would tidy them up, and gives the whole answer. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
