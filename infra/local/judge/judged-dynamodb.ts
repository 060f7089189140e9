import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AwsEndpoint, callerOf, startAwsEndpoint } from '../aws-endpoint'
import { readBody } from '../gateway/read-body'
import type { Judge } from './judge'
import { tableRequests } from './table-requests'

interface JudgedDynamoDb {
  /** The engine, which lets everybody do everything. */
  readonly engine: string
  readonly judge: Judge
  readonly arnOf: (tableName: string) => string
}

/** The most that DynamoDB takes in one request, in bytes. */
const limitBytes = 16 * 1024 * 1024

/**
 * Stands before an engine and refuses what the role of the calling function does not allow, in
 * DynamoDB's words.
 */
export async function startJudgedDynamoDb({
  engine,
  judge,
  arnOf,
}: JudgedDynamoDb): Promise<AwsEndpoint> {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(engine)
  const forward = (
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ) => {
    const call = ask({ hostname, port, method, path: url, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    call.on('error', () => response.destroy())
    call.end(body)
  }
  const front = await startAwsEndpoint(async (request, response) => {
    const body = await readBody(request, limitBytes)
    if (body === undefined)
      return refuse(response, 'ValidationException', 'The request is larger than 16 MB')
    const caller = callerOf(request)
    if (caller === undefined) return forward(request, body, response)
    try {
      const operation = String(request.headers['x-amz-target']).replace(/^.*\./, '')
      const denial = await judge(
        caller,
        tableRequests(operation, JSON.parse(body.toString('utf8')), arnOf),
      )
      if (denial === undefined) forward(request, body, response)
      else refuse(response, 'AccessDeniedException', denial)
    } catch (error) {
      refuse(
        response,
        'ValidationException',
        error instanceof Error ? error.message : String(error),
      )
    }
  })
  return {
    ...front,
    async stop() {
      await front.stop()
      agent.destroy()
    },
  }
}

function refuse(response: ServerResponse, code: string, message: string): void {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify({ __type: `com.amazon.coral.service#${code}`, Message: message }))
}
