import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { thisCall } from '../../runtime/this-call'

/** Asks DynamoDB for the units of each call, and adds them to what the call of this container has used. */
export function countUnits({ middlewareStack }: DynamoDBClient): void {
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } })
        const said = 'ConsumedCapacity' in result.output ? result.output.ConsumedCapacity : undefined
        const units = [said ?? []].flat().reduce((sum, one) => sum + Number(Object(one).CapacityUnits ?? 0), 0)
        thisCall[reading.test(commandName ?? '') ? 'readUnits' : 'writeUnits'] += units
        return result
      },
    { step: 'initialize', name: 'countUnits' },
  )
}

const reading = /^(Get|BatchGet|TransactGet|Query)/
