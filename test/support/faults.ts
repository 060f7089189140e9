import { DynamoError } from '../../functions/data/table/dynamo-error'
import type { Wire, WireAnswer } from '../../functions/data/table/dynamo-wire'

/** `lost-answer`: the engine does the work, and the caller hears nothing of it. */
export type Fault = 'throttle' | 'conflict' | 'time-out' | 'lost-answer'

export interface FaultyCall {
  /** `TransactWriteItems`, `GetItem` … */
  readonly command: string
  /** How many calls have been made since the faults began, this one included: 1 is the first. Retries count. */
  readonly count: number
}

type Decide = (call: FaultyCall) => Fault | undefined

/** A wire that fails as it is told to. */
export interface FaultyWire {
  readonly wire: Wire
  decide: Decide | undefined
  count: number
}

/** A wire through which faults can be put between the client and a real engine. */
export function faultyWire(wire: Wire): FaultyWire {
  const faulty: FaultyWire = {
    decide: undefined,
    count: 0,
    wire: async (operation, body) => {
      faulty.count += 1
      const fault = faulty.decide?.({ command: operation, count: faulty.count })
      if (fault === undefined) return wire(operation, body)
      if (fault === 'lost-answer') await wire(operation, body)
      return failureOf(fault, body)
    },
  }
  return faulty
}

/**
 * Makes a table's calls fail as they do on AWS and not on the local engines: throttling, transaction conflicts,
 * time-outs, answers lost after the commit. The fault happens on the wire, inside the client's own retries.
 *
 * @param decide - which fault befalls a call; undefined lets it through
 * @returns a function that ends the faults
 */
export function injectFaults(faulty: FaultyWire, decide: Decide): () => void {
  faulty.decide = decide
  faulty.count = 0
  return () => {
    faulty.decide = undefined
  }
}

/** A fault for every nth call. */
export const everyNth = (nth: number, fault: Fault) => (call: FaultyCall) =>
  call.count % nth === 0 ? fault : undefined

function failureOf(fault: Fault, body: string): WireAnswer {
  switch (fault) {
    case 'throttle':
      return refusal('ProvisionedThroughputExceededException', { message: 'The level of throughput was exceeded' })
    case 'conflict':
      return refusal('TransactionCanceledException', conflictOf(body))
    case 'time-out':
    case 'lost-answer':
      throw new DynamoError({ name: 'TimeoutError', message: 'No answer within 0 ms' })
  }
}

function conflictOf(body: string) {
  const { TransactItems = [] }: { TransactItems?: unknown[] } = JSON.parse(body)
  const reasons = TransactItems.map((_, index) => ({ Code: index === 0 ? 'TransactionConflict' : 'None' }))
  const summary = reasons.map(({ Code }) => Code).join(', ')
  return { Message: `Transaction cancelled, please refer [${summary}]`, CancellationReasons: reasons }
}

const refusal = (name: string, body: object): WireAnswer => ({
  status: 400,
  text: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, ...body }),
})
