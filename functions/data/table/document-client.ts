import { channel } from 'node:diagnostics_channel'
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientOptions } from '../../runtime/aws-client'
import { environment } from '../../runtime/env'
import { isMeasured } from '../../runtime/figures'
import { thisCall } from '../../runtime/this-call'

/** How items become attributes: a field that is undefined is left out. */
export const marshallOptions = { removeUndefinedValues: true } as const

/**
 * Hears of each client as it is made, whichever bundle makes it: nobody listens in Lambda. Where
 * many functions share a process, whoever runs them judges their calls (infra/local).
 */
export const newClients = channel('tembea:table-clients')

/** What is told of a client: itself, and by which key its function calls. */
export interface NewClient {
  readonly client: DynamoDBClient
  readonly caller: string | undefined
}

/** A client of DynamoDB that speaks in plain items. */
export function documentClient(more: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const options = clientOptions({
    endpoint: 'dynamodbEndpoint',
    timeLimitMs: 3_000,
    maxAttempts: 5,
  })
  const client = new DynamoDBClient({ ...options, ...more })
  if (isMeasured()) countUnits(client)
  if (newClients.hasSubscribers) {
    newClients.publish({
      client,
      caller: environment.current().AWS_ACCESS_KEY_ID,
    } satisfies NewClient)
  }
  return DynamoDBDocumentClient.from(client, {
    marshallOptions: { ...marshallOptions }, // the client adds fields of its own
  })
}

/**
 * Asks DynamoDB for the units of each call, and adds them to what the call of this container has
 * used.
 */
function countUnits({ middlewareStack }: DynamoDBClient): void {
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next({
          ...args,
          input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' },
        })
        const capacity =
          'ConsumedCapacity' in result.output ? result.output.ConsumedCapacity : undefined
        const units = [capacity ?? []]
          .flat()
          .reduce((sum, one) => sum + Number(Object(one).CapacityUnits ?? 0), 0)
        thisCall[reading.test(commandName ?? '') ? 'readUnits' : 'writeUnits'] += units
        return result
      },
    { step: 'initialize', name: 'countUnits' },
  )
}

const reading = /^(Get|BatchGet|TransactGet|Query)/
