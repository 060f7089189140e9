import { type DynamoDBClient, DynamoDBServiceException } from '@aws-sdk/client-dynamodb'
import { type NewClient, newClients } from '../../../functions/data/table/document-client'
import { localCredentials } from '../aws-endpoint'
import type { TableCache } from '../table-cache'
import type { Judge } from './judge'
import { tableRequests } from './table-requests'

interface JudgedClients {
  readonly judge: Judge
  readonly arnOf: (tableName: string) => string
  /** What else is put between each client of this process and the engine. */
  readonly cache?: Pick<TableCache, 'attach'> | undefined
}

/**
 * From here on each client of the table that a function of this process makes refuses what the
 * function's role does not allow, in DynamoDB's words, before it asks the engine. A client belongs
 * to the function in whose environment it was made; nothing is denied to whoever runs the place.
 * @returns what ends it
 */
export function judgeClients({ judge, arnOf, cache }: JudgedClients): () => void {
  stop()
  const prepare = (told: unknown) => {
    const { client, caller } = told as NewClient // what documentClient tells
    cache?.attach(client)
    if (caller === undefined || caller === localCredentials.accessKeyId) return
    judgeClient(client, { judge, arnOf, caller })
  }
  newClients.subscribe(prepare)
  stop = () => {
    newClients.unsubscribe(prepare)
  }
  return stop
}

/** Ends the judging that is in force: there is one at a time. */
let stop = (): void => undefined

function judgeClient(
  { middlewareStack }: DynamoDBClient,
  { judge, arnOf, caller }: JudgedClients & { readonly caller: string },
): void {
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const operation = commandName.replace(/Command$/, '')
        const requests = readCall(() => tableRequests(operation, args.input, arnOf))
        const denial = await judge(caller, requests)
        if (denial !== undefined) throw refusal('AccessDeniedException', denial)
        return next(args)
      },
    { step: 'initialize', name: 'judgeFunction' },
  )
}

/** @throws DynamoDBServiceException for a call that no function of ours makes */
function readCall<Asked>(read: () => Asked): Asked {
  try {
    return read()
  } catch (error) {
    throw refusal('ValidationException', error instanceof Error ? error.message : String(error))
  }
}

const refusal = (name: string, message: string) =>
  new DynamoDBServiceException({
    name,
    message,
    $fault: 'client',
    $metadata: { httpStatusCode: 400, attempts: 1 },
  })
