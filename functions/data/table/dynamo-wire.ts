import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { awsRegion, awsSigner } from '../../runtime/aws-signer'
import { DynamoError } from './dynamo-error'

export type Operation = 'GetItem' | 'BatchGetItem' | 'Query' | 'TransactWriteItems'

export interface WireAnswer {
  readonly status: number
  readonly text: string
}

/** Sends one call once and hands back what was answered; rejects when nothing was. Tests put faults in its place. */
export type Wire = (operation: Operation, body: string) => Promise<WireAnswer>

interface WireOptions {
  /** Another address than the region's own: an engine on this machine. */
  readonly endpoint?: string | undefined
  readonly timeLimitMs?: number
}

/** DynamoDB's protocol (JSON 1.0 over HTTP, Signature Version 4), on connections that are kept open between calls. */
export function signedWire({ endpoint, timeLimitMs = 3_000 }: WireOptions = {}): Wire {
  const url = new URL(endpoint ?? `https://dynamodb.${awsRegion()}.amazonaws.com`)
  const isPlain = url.protocol === 'http:'
  const agentOptions = { keepAlive: true, maxSockets: 64 }
  const agent = isPlain ? new HttpAgent(agentOptions) : new HttpsAgent(agentOptions)
  const open = isPlain ? httpRequest : httpsRequest
  const signer = awsSigner('dynamodb')
  const { host, hostname, protocol } = url
  const address = { protocol, hostname, path: '/', method: 'POST', ...(url.port === '' ? {} : { port: +url.port }) }

  return async (operation, body) => {
    const headers = {
      host,
      'content-type': 'application/x-amz-json-1.0',
      'content-length': String(Buffer.byteLength(body)),
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    }
    const signed = await signer.sign({ ...address, query: {}, headers, body })
    const options = { ...address, agent, headers: signed.headers }
    return exchange({ open, options, body, timeLimitMs })
  }
}

interface Exchange {
  readonly open: (
    options: RequestOptions,
    answered: (response: IncomingMessage) => void,
  ) => ReturnType<typeof httpRequest>
  readonly options: RequestOptions
  readonly body: string
  readonly timeLimitMs: number
}

function exchange({ open, options, body, timeLimitMs }: Exchange): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const request = open(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', failed)
      response.on('end', () => {
        clearTimeout(timer)
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') })
      })
    })
    const failed = (error: Error) => {
      clearTimeout(timer)
      reject(error)
    }
    const timer = setTimeout(() => request.destroy(tooLate(timeLimitMs)), timeLimitMs)
    request.on('error', failed)
    request.end(body)
  })
}

const tooLate = (ms: number) => new DynamoError({ name: 'TimeoutError', message: `No answer within ${ms} ms` })
