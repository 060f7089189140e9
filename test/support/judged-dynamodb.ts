import { type AwsEndpoint, callerOf } from '../../infra/local/aws-endpoint'
import { refuseCall, startEngineFront } from '../../infra/local/engine-front'
import type { Judge } from '../../infra/local/judge/judge'
import { tableRequests } from '../../infra/local/judge/table-requests'

interface JudgedDynamoDb {
  /** The engine, which lets everybody do everything. */
  readonly engine: string
  readonly judge: Judge
  readonly arnOf: (tableName: string) => string
}

/**
 * Stands before an engine and refuses what the role of the calling function does not allow, in
 * DynamoDB's words: for functions in processes of their own.
 */
export const startJudgedDynamoDb = ({
  engine,
  judge,
  arnOf,
}: JudgedDynamoDb): Promise<AwsEndpoint> =>
  startEngineFront(engine, async ({ operation, request, response, body, forward }) => {
    const caller = callerOf(request)
    if (caller === undefined) return forward()
    try {
      const asked = tableRequests(operation, JSON.parse(body.toString('utf8')), arnOf)
      const denial = await judge(caller, asked)
      if (denial === undefined) await forward()
      else refuseCall(response, 'AccessDeniedException', denial)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      refuseCall(response, 'ValidationException', message)
    }
  })
