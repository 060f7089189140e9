import type { Operation, Wire } from './dynamo-wire'

/** What one call of the table took. */
export interface TableCall {
  readonly operation: Operation
  /** Capacity units as the engine counts them; 0 where it does not say. */
  readonly units: number
}

/** A wire that reports every call with its consumed capacity. For benchmarks and tests: nothing else asks for it. */
export function observedWire(wire: Wire, observe: (call: TableCall) => void): Wire {
  return async (operation, body) => {
    const asked: unknown = JSON.parse(body)
    const answer = await wire(operation, JSON.stringify({ ...Object(asked), ReturnConsumedCapacity: 'TOTAL' }))
    observe({ operation, units: unitsIn(answer.text) })
    return answer
  }
}

function unitsIn(text: string): number {
  const answer: unknown = JSON.parse(text)
  const consumed: unknown = Object(answer).ConsumedCapacity
  const each: unknown[] = Array.isArray(consumed) ? consumed : [consumed]
  return each.map((one) => Number(Object(one ?? {}).CapacityUnits ?? 0)).reduce((sum, units) => sum + units, 0)
}
