import {
  type DynamoDBClient,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** `lost-answer`: the engine does the work, and the caller hears nothing of it. */
export type Fault = 'throttle' | 'conflict' | 'time-out' | 'lost-answer'

export interface FaultyCall {
  /** `TransactWriteItemsCommand`, `GetItemCommand` … */
  readonly command: string
  /** How many calls the client has made, this one included: 1 is the first. Retries count. */
  readonly count: number
}

/**
 * Makes a client fail as AWS does and the local engines do not: throttling, transaction conflicts, time-outs, answers
 * lost after the commit. The fault happens inside the SDK's own retries, as on the wire.
 *
 * @param decide - which fault befalls a call; undefined lets it through
 * @returns a function that ends the faults
 */
export function injectFaults(
  client: DynamoDBDocumentClient | DynamoDBClient,
  decide: (call: FaultyCall) => Fault | undefined,
): () => void {
  let count = 0
  const name = `faults-${Math.random().toString(36).slice(2)}`
  client.middlewareStack.add(
    (next, context) => async (args) => {
      count += 1
      const fault = decide({ command: context.commandName ?? '', count })
      if (fault === undefined) return next(args)
      if (fault === 'lost-answer') await next(args)
      throw failureOf(fault, context.commandName ?? '', args.input)
    },
    { step: 'finalizeRequest', priority: 'low', name },
  )
  return () => void client.middlewareStack.remove(name)
}

/** A fault for every nth call, counted over all calls of the client. */
export const everyNth = (nth: number, fault: Fault) => (call: FaultyCall) =>
  call.count % nth === 0 ? fault : undefined

function failureOf(fault: Fault, command: string, input: unknown): Error {
  const $metadata = { httpStatusCode: 400, requestId: 'injected' }
  switch (fault) {
    case 'throttle':
      return new ProvisionedThroughputExceededException({ message: 'The level of throughput was exceeded', $metadata })
    case 'conflict':
      return command.startsWith('TransactWrite')
        ? canceled(input, $metadata)
        : new TransactionConflictException({ message: 'Transaction is ongoing for the item', $metadata })
    case 'time-out':
    case 'lost-answer':
      return Object.assign(new Error('Connection timed out'), { name: 'TimeoutError', $metadata: {} })
  }
}

function canceled(input: unknown, $metadata: { httpStatusCode: number }): TransactionCanceledException {
  const items = typeof input === 'object' && input !== null && 'TransactItems' in input ? input.TransactItems : []
  const count = Array.isArray(items) ? items.length : 0
  const reasons = Array.from({ length: count }, (_, index) => ({ Code: index === 0 ? 'TransactionConflict' : 'None' }))
  const summary = reasons.map((reason) => reason.Code).join(', ')
  return new TransactionCanceledException({
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${summary}]`,
    CancellationReasons: reasons,
    $metadata,
  })
}
