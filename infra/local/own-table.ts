import type { AwsEndpoint } from './aws-endpoint'
import type { DynamoDb } from './dynamodb'
import { startEngineFront } from './engine-front'
import { tableArn } from './environment'
import type { Judge } from './judge/judge'
import { judgeClients } from './judge/judged-clients'
import { tableCache } from './table-cache'

/**
 * The table for the functions of this process: they are judged, and what they read is remembered,
 * but for an engine that somebody else runs, which has other writers.
 * @returns the address for commands from outside, which makes what they write seen
 */
export async function ownTable(database: DynamoDb, judge: Judge): Promise<AwsEndpoint> {
  const cache = database.engine === 'remote' ? undefined : tableCache()
  judgeClients({ judge, arnOf: tableArn, cache })
  return startEngineFront(database.endpoint, async ({ forward }) => {
    await forward()
    cache?.forget()
  })
}
