import { randomUUID } from 'node:crypto'
import { type Pause, pause } from '../../runtime/backoff'
import type { Attributes } from './attributes'
import { brokenExchange, errorOfAnswer } from './dynamo-error'
import type { Operation, Wire } from './dynamo-wire'

interface Answers {
  readonly GetItem: { readonly Item?: Attributes }
  readonly Query: { readonly Items?: readonly Attributes[]; readonly LastEvaluatedKey?: Attributes }
  readonly BatchGetItem: {
    readonly Responses?: Readonly<Record<string, readonly Attributes[]>>
    readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys: readonly Attributes[] }>>
  }
  readonly TransactWriteItems: object
}

/** The four calls that reach the table, in DynamoDB's own words. */
export interface DynamoClient {
  /** @throws DynamoError by DynamoDB's name for it; what passes has been tried again before */
  call<O extends Operation>(operation: O, input: Readonly<Record<string, unknown>>): Promise<Answers[O]>
}

const mostTries = 5

/**
 * A client of DynamoDB over a wire. Throttling, failures of the service and broken connections are tried again with
 * backoff and jitter. A transaction keeps its token over its tries, so one whose answer was lost is not done twice.
 */
export function dynamoClient(wire: Wire, wait: Pause = pause): DynamoClient {
  return {
    async call<O extends Operation>(operation: O, input: Readonly<Record<string, unknown>>): Promise<Answers[O]> {
      const token = operation === 'TransactWriteItems' ? { ClientRequestToken: randomUUID() } : undefined
      const body = JSON.stringify({ ...input, ...token })
      for (let attempt = 1; ; attempt++) {
        try {
          return await callOnce(wire, operation, body)
        } catch (cause) {
          const error = brokenExchange(cause)
          if (!error.passing || attempt === mostTries) throw error
          await wait(attempt)
        }
      }
    },
  }
}

async function callOnce<O extends Operation>(wire: Wire, operation: O, body: string): Promise<Answers[O]> {
  const { status, text } = await wire(operation, body)
  if (status !== 200) throw errorOfAnswer(status, text)
  return JSON.parse(text) as Answers[O] // the one door at which DynamoDB's answers come in
}
