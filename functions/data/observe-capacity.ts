import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** What one call of the table took. */
export interface TableCall {
  /** `GetCommand`, `QueryCommand`, `TransactWriteCommand` … */
  readonly command: string
  /** Capacity units, as the engine counts them; 0 where it does not say. */
  readonly units: number
}

/** Makes a client report every call with its consumed capacity. For benchmarks and tests: production does not ask for it. */
export function observeCapacity(client: DynamoDBDocumentClient, observe: (call: TableCall) => void): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' }
      const result = await next({ ...args, input })
      observe({ command: context.commandName ?? '', units: unitsOf(result.output) })
      return result
    },
    { step: 'initialize', name: 'observe-capacity' },
  )
}

function unitsOf(output: object): number {
  const consumed: unknown = 'ConsumedCapacity' in output ? output.ConsumedCapacity : undefined
  const each = Array.isArray(consumed) ? consumed : [consumed]
  return each.reduce<number>((sum, entry: unknown) => sum + capacityOf(entry), 0)
}

function capacityOf(entry: unknown): number {
  const isObject = typeof entry === 'object' && entry !== null
  return isObject && 'CapacityUnits' in entry && typeof entry.CapacityUnits === 'number' ? entry.CapacityUnits : 0
}
