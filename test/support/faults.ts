import {
  type CancellationReason,
  type DynamoDBClient,
  ProvisionedThroughputExceededException,
  type ServiceInputTypes,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'

/** `lost-answer`: the engine does the work, and the caller hears nothing of it. */
export type Fault = 'throttle' | 'conflict' | 'time-out' | 'lost-answer'

export interface FaultyCall {
  /** `TransactWriteItems`, `GetItem` … */
  readonly command: string
  readonly isWrite: boolean
  /**
   * How many calls have been made since the faults began, this one included: 1 is the first.
   * Retries count.
   */
  readonly count: number
}

export type Decide = (call: FaultyCall) => Fault | undefined

/** The faults of one client: what befalls its next calls. */
export interface Faults {
  decide: Decide | undefined
  count: number
}

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'])

/**
 * A middleware of the client, below its own retries, that lets calls fail as they do on AWS and not
 * on the local engines.
 */
export function faultsOf(client: DynamoDBClient): Faults {
  const faults: Faults = { decide: undefined, count: 0 }
  client.middlewareStack.add(
    (next, context) => async (call) => {
      faults.count += 1
      const command = String(context.commandName).replace(/Command$/, '')
      const fault = faults.decide?.({ command, isWrite: writes.has(command), count: faults.count })
      if (fault === undefined || (fault === 'conflict' && !writes.has(command))) return next(call)
      if (fault === 'lost-answer') await next(call)
      throw failureOf(fault, call.input)
    },
    { step: 'finalizeRequest', priority: 'low', name: 'faults' },
  )
  return faults
}

/**
 * Makes a table's calls fail: throttling, transaction conflicts, time-outs, answers lost after the
 * commit.
 *
 * @param decide - which fault befalls a call; undefined lets it through
 * @returns a function that ends the faults
 */
export function injectFaults(faults: Faults, decide: Decide): () => void {
  faults.decide = decide
  faults.count = 0
  return () => {
    faults.decide = undefined
  }
}

/** A fault for every nth call. */
export const everyNth = (nth: number, fault: Fault) => (call: FaultyCall) =>
  call.count % nth === 0 ? fault : undefined

function failureOf(fault: Fault, input: ServiceInputTypes): Error {
  const $metadata = { httpStatusCode: 400 }
  switch (fault) {
    case 'throttle':
      return new ProvisionedThroughputExceededException({
        message: 'The level of throughput was exceeded',
        $metadata,
      })
    case 'conflict': {
      if (!('TransactItems' in input))
        return new TransactionConflictException({ message: 'conflict', $metadata })
      const CancellationReasons = (input.TransactItems ?? []).map(
        (_, index): CancellationReason => ({ Code: index === 0 ? 'TransactionConflict' : 'None' }),
      )
      return new TransactionCanceledException({
        message: 'Transaction cancelled',
        $metadata,
        CancellationReasons,
      })
    }
    case 'time-out':
    case 'lost-answer':
      return Object.assign(new Error('No answer within 0 ms'), { name: 'TimeoutError' })
  }
}
