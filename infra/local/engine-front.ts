import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AwsEndpoint, startAwsEndpoint } from './aws-endpoint'
import { readBody } from './gateway/read-body'

/** The most that DynamoDB takes in one request, in bytes. */
const limitBytes = 16 * 1024 * 1024

interface Call {
  /** As in `GetItem`. */
  readonly operation: string
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: Buffer
  /** Sends it on to the engine, and resolves once the engine has answered. */
  readonly forward: () => Promise<void>
}

/**
 * An address before the engine, for whoever calls it from another process.
 * @param answer - answers each call, mostly by sending it on
 */
export async function startEngineFront(
  engine: string,
  answer: (call: Call) => Promise<void>,
): Promise<AwsEndpoint> {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(engine)
  const front = await startAwsEndpoint(async (request, response) => {
    const body = await readBody(request, limitBytes)
    if (body === undefined)
      return refuseCall(response, 'ValidationException', 'The request is larger than 16 MB')
    const forward = () =>
      new Promise<void>((resolve) => {
        const { method, url: path, headers } = request
        const call = ask({ hostname, port, method, path, headers, agent }, (answered) => {
          response.writeHead(answered.statusCode ?? 502, answered.headers)
          answered.pipe(response)
          answered.on('close', resolve)
        })
        call.on('error', () => {
          response.destroy()
          resolve()
        })
        call.end(body)
      })
    const operation = String(request.headers['x-amz-target']).replace(/^.*\./, '')
    await answer({ operation, request, response, body, forward })
  })
  return {
    ...front,
    async stop() {
      await front.stop()
      agent.destroy()
    },
  }
}

/** Refuses a call in DynamoDB's words. */
export function refuseCall(response: ServerResponse, code: string, message: string): void {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify({ __type: `com.amazon.coral.service#${code}`, Message: message }))
}
