import type { RequestListener, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { callerOf } from '../aws-endpoint'
import { readBody } from '../gateway/read-body'
import type { Judge } from '../judge/judge'
import { type Letters, letterCalls } from './letter-calls'
import type { Message } from './message'
import { md5 } from './sqs-event'

export type AcceptMessage = Pick<Message, 'body' | 'attributes'> & { readonly delaySeconds: number }

interface EndpointOptions {
  /** Keeps a message and gives its id; undefined when there is no such queue. */
  readonly accept: (queue: string, message: AcceptMessage) => string | undefined
  readonly judge?: Judge | undefined
  /** The dead letters that a queue holds; undefined when it is no queue of such. */
  readonly lettersOf?: (queue: string) => Letters | undefined
}

/** The most that SQS takes in one request, in bytes. */
const limitBytes = 1024 * 1024

/** Implements SQS's two send calls, and those made of dead letters, in the SDK's JSON protocol. */
export function sqsEndpoint({ accept, judge, lettersOf }: EndpointOptions): RequestListener {
  return async (request, response) => {
    try {
      const body = await readBody(request, limitBytes)
      if (body === undefined) throw new Error('The request is longer than 1048576 bytes')
      const caller = callerOf(request)
      const queue = queueOf(namedQueue.parse(JSON.parse(String(body))).QueueUrl)
      const call = String(request.headers['x-amz-target']).replace(/^AmazonSQS\./, '')
      const action = `sqs:${call.replace(/Batch$/, '')}`
      const resource = `arn:aws:sqs:us-east-1:000000000000:${queue}`
      const denial =
        caller === undefined ? undefined : await judge?.(caller, [{ action, resource }])
      if (denial !== undefined) return refuse(response, 'AccessDenied', denial)
      const letters = lettersOf?.(queue)
      const { [call]: ofLetters } = letterCalls
      if (letters !== undefined && ofLetters !== undefined)
        return send(response, 200, ofLetters(letters, JSON.parse(String(body))))
      answer({ target: request.headers['x-amz-target'], response, text: String(body), accept })
    } catch (error) {
      refuse(
        response,
        'InvalidParameterValue',
        error instanceof Error ? error.message : String(error),
      )
    }
  }
}

const attributesSchema = z._default(
  z.record(
    z.string(),
    z.object({
      DataType: z.string(),
      StringValue: z.optional(z.string()),
      BinaryValue: z.optional(z.string()),
    }),
  ),
  {},
)
const delaySchema = z._default(z.int().check(z.minimum(0), z.maximum(900)), 0)
const sendSchema = z.object({
  QueueUrl: z.string(),
  MessageBody: z.string().check(z.minLength(1)),
  DelaySeconds: delaySchema,
  MessageAttributes: attributesSchema,
})
const entrySchema = z.extend(z.omit(sendSchema, { QueueUrl: true }), { Id: z.string() })
const namedQueue = z.object({ QueueUrl: z.string() })
const sendBatchSchema = z.object({
  QueueUrl: z.string(),
  Entries: z.array(entrySchema).check(z.minLength(1), z.maxLength(10)),
})

interface Call {
  readonly target: unknown
  readonly response: ServerResponse
  readonly text: string
  readonly accept: EndpointOptions['accept']
}

function answer(call: Call): void {
  if (call.target === 'AmazonSQS.SendMessage') sendOne(call)
  else if (call.target === 'AmazonSQS.SendMessageBatch') sendBatch(call)
  else refuse(call.response, 'InvalidAction', `${String(call.target)} is not supported here`)
}

function sendOne({ text, accept, response }: Call): void {
  const input = sendSchema.parse(JSON.parse(text))
  const id = accept(queueOf(input.QueueUrl), messageOf(input))
  if (id === undefined) noSuchQueue(response)
  else send(response, 200, { MessageId: id, MD5OfMessageBody: md5(input.MessageBody) })
}

function sendBatch({ text, accept, response }: Call): void {
  const input = sendBatchSchema.parse(JSON.parse(text))
  if (new Set(input.Entries.map(({ Id }) => Id)).size < input.Entries.length) {
    refuse(response, 'BatchEntryIdsNotDistinct', 'Two entries have one Id')
    return
  }
  const queue = queueOf(input.QueueUrl)
  const Successful = input.Entries.map((entry) => ({
    Id: entry.Id,
    MessageId: accept(queue, messageOf(entry)),
    MD5OfMessageBody: md5(entry.MessageBody),
  }))
  if (Successful.some(({ MessageId }) => MessageId === undefined)) noSuchQueue(response)
  else send(response, 200, { Successful, Failed: [] })
}

const queueOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

const messageOf = (input: Omit<z.infer<typeof sendSchema>, 'QueueUrl'>): AcceptMessage => ({
  body: input.MessageBody,
  attributes: input.MessageAttributes,
  delaySeconds: input.DelaySeconds,
})

const noSuchQueue = (response: ServerResponse) =>
  refuse(response, 'QueueDoesNotExist', 'The specified queue does not exist.')

function refuse(response: ServerResponse, code: string, message: string): void {
  send(response, 400, { __type: `com.amazonaws.sqs#${code}`, message })
}

function send(response: ServerResponse, statusCode: number, body: object): void {
  response.writeHead(statusCode, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify(body))
}
