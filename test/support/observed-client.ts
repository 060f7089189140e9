import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** What one call of the table took. */
export interface TableCall {
  /** `Query`, `TransactWriteItems` … */
  readonly operation: string
  /** Capacity units as the engine counts them; 0 where it does not say. */
  readonly units: number
}

/** Reports every call of a client with the capacity that it consumed. */
export function observeCalls(client: DynamoDBClient, observe: (call: TableCall) => void): void {
  client.middlewareStack.add(
    (next, context) => async (call) => {
      const result = await next({
        ...call,
        input: { ...call.input, ReturnConsumedCapacity: 'TOTAL' },
      })
      const consumed =
        'ConsumedCapacity' in result.output ? result.output.ConsumedCapacity : undefined
      const units = [consumed]
        .flat()
        .reduce((sum, one) => sum + Number(Object(one ?? {}).CapacityUnits ?? 0), 0)
      observe({ operation: String(context.commandName).replace(/Command$/, ''), units })
      return result
    },
    { step: 'initialize', name: 'observeCalls' },
  )
}
